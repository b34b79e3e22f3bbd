import type { Graha } from '@palmleaf/engines/zodiac';

interface HindiCustom {
  readonly stone: string;
  /** "सोने": before a postposition; `metal` is the same by itself. */
  readonly inMetal: string;
  /** Before "उँगली में". */
  readonly finger: string;
  readonly metal: string;
  /** Masculine. */
  readonly day: string;
  readonly colour: string;
  /** Feminine as "दिशा", which follows. */
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** Before "का दान". */
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, HindiCustom> = {
  Sun: {
    stone: 'माणिक्य',
    finger: 'अनामिका',
    metal: 'सोना',
    inMetal: 'सोने',
    day: 'रविवार',
    colour: 'ताँबई लाल और नारंगी',
    direction: 'पूर्व',
    deity: 'शिव (राम या सूर्यदेव भी)',
    mantra: 'ॐ सूर्याय नमः',
    gift: 'गेहूँ या गुड़',
    practice: 'सवेरे जल्दी उठें, सूर्य को प्रणाम करें और सबके सामने ज़िम्मेदारी लें',
  },
  Moon: {
    stone: 'मोती',
    finger: 'कनिष्ठा',
    metal: 'चाँदी',
    inMetal: 'चाँदी',
    day: 'सोमवार',
    colour: 'सफ़ेद और क्रीम',
    direction: 'उत्तर-पश्चिम',
    deity: 'गौरी (कृष्ण भी)',
    mantra: 'ॐ चन्द्राय नमः',
    gift: 'चावल या दूध',
    practice: 'नियम से सोएँ, और माता तथा सेवा करने वालों का मान रखें',
  },
  Mars: {
    stone: 'मूँगा',
    finger: 'अनामिका',
    metal: 'ताँबा',
    inMetal: 'ताँबे',
    day: 'मंगलवार',
    colour: 'लाल',
    direction: 'दक्षिण',
    deity: 'कार्तिकेय (हनुमान भी)',
    mantra: 'ॐ मंगलाय नमः',
    gift: 'मसूर की दाल',
    practice: 'रोज़ शरीर को चलाएँ, और क्रोध में उत्तर देने से पहले एक रात बीतने दें',
  },
  Mercury: {
    stone: 'पन्ना',
    finger: 'कनिष्ठा',
    metal: 'सोना',
    inMetal: 'सोने',
    day: 'बुधवार',
    colour: 'हरा',
    direction: 'उत्तर',
    deity: 'विष्णु',
    mantra: 'ॐ बुधाय नमः',
    gift: 'मूँग',
    practice: 'बातें लिख लें, कुछ नया सीखें और छोटी बातों में भी वचन निभाएँ',
  },
  Jupiter: {
    stone: 'पुखराज',
    finger: 'तर्जनी',
    metal: 'सोना',
    inMetal: 'सोने',
    day: 'गुरुवार',
    colour: 'पीला',
    direction: 'उत्तर-पूर्व',
    deity: 'वामन रूप में विष्णु (दक्षिणामूर्ति भी)',
    mantra: 'ॐ गुरवे नमः',
    gift: 'हल्दी या चने',
    practice: 'अपने शिक्षकों का आदर करें और जो आता है वह किसी को सिखाएँ',
  },
  Venus: {
    stone: 'हीरा',
    finger: 'मध्यमा',
    metal: 'चाँदी',
    inMetal: 'चाँदी',
    day: 'शुक्रवार',
    colour: 'सफ़ेद और हल्के रंग',
    direction: 'दक्षिण-पूर्व',
    deity: 'लक्ष्मी',
    mantra: 'ॐ शुक्राय नमः',
    gift: 'सफ़ेद मिठाई या चावल',
    practice: 'अपने आस-पास सुंदरता रखें और जीवनसाथी से शिष्टता बरतें',
  },
  Saturn: {
    stone: 'नीलम',
    finger: 'मध्यमा',
    metal: 'लोहा',
    inMetal: 'लोहे',
    day: 'शनिवार',
    colour: 'गहरा नीला और काला',
    direction: 'पश्चिम',
    deity: 'कूर्म रूप में विष्णु (हनुमान और शनिदेव भी)',
    mantra: 'ॐ शनये नमः',
    gift: 'काले तिल या सरसों के तेल',
    practice: 'समय के पाबंद रहें, शुरू किया काम पूरा करें, और बुज़ुर्गों तथा मेहनतकशों की सहायता करें',
  },
  Rahu: {
    stone: 'गोमेद',
    finger: 'मध्यमा',
    metal: 'मिश्र धातु',
    inMetal: 'मिश्र धातु',
    day: 'शनिवार',
    colour: 'धुएँ जैसा स्लेटी',
    direction: 'दक्षिण-पश्चिम',
    deity: 'दुर्गा',
    mantra: 'ॐ राहवे नमः',
    gift: 'काली उड़द',
    practice: 'एक समय में एक ही लक्ष्य चुनें, और जो चमके उसे दोबारा देखें',
  },
  Ketu: {
    stone: 'लहसुनिया',
    finger: 'अनामिका',
    metal: 'मिश्र धातु',
    inMetal: 'मिश्र धातु',
    day: 'मंगलवार',
    colour: 'स्लेटी और भूरा',
    direction: 'उत्तर-पश्चिम',
    deity: 'गणेश',
    mantra: 'ॐ केतवे नमः',
    gift: 'कंबल या कुत्तों के भोजन',
    practice: 'हर दिन कुछ देर मौन रखें और जो पूरा हो चुका उसे छोड़ दें',
  },
};
