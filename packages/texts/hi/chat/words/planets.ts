import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for; each unchanged before a postposition. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'संकल्प और आत्मसम्मान',
  Moon: 'भावना और आदत',
  Mars: 'जोश और साहस',
  Mercury: 'बुद्धि और व्यापार',
  Jupiter: 'विस्तार और विवेक',
  Venus: 'स्नेह और सुरुचि',
  Saturn: 'धैर्य और कर्तव्य',
  Uranus: 'परिवर्तन और स्वतंत्रता',
  Neptune: 'कल्पना और आकांक्षा',
  Pluto: 'गहराई और कायापलट',
  'North Node': 'विकास की दिशा',
  Chiron: 'भीतर की चोट और उससे मिली सीख',
  Rahu: 'नए की भूख',
  Ketu: 'वैराग्य और अंतर्दृष्टि',
};

/** The same in a word with "आपका", as it stands before a postposition. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'आपके संकल्प',
  Moon: 'आपकी भावना',
  Mars: 'आपके जोश',
  Mercury: 'आपके विचार',
  Jupiter: 'आपके विवेक',
  Venus: 'आपके स्नेह',
  Saturn: 'आपके कर्तव्य-बोध',
  Uranus: 'आपकी स्वतंत्रता',
  Neptune: 'आपकी कल्पना',
  Pluto: 'आपकी गहराई',
  'North Node': 'आपकी दिशा',
  Chiron: 'आपकी पुरानी चोट',
  Rahu: 'आपकी नए की भूख',
  Ketu: 'आपके वैराग्य',
  Ascendant: 'आपके व्यवहार',
  Midheaven: 'आपकी प्रतिष्ठा',
};

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'आपको लोगों के सामने लाता है और अगुवाई माँगता है',
  Moon: 'भावनाओं, लोगों और जगहों में हलचल लाता है',
  Mars: 'मेहनत और निर्णय माँगता है, और झगड़े में ठंडा दिमाग़',
  Mercury: 'सीखने, लिखा-पढ़ी, व्यापार और संपर्क के अनुकूल होता है',
  Jupiter: 'फैलाव देता है, सिखाता है और सहायता जुटाता है',
  Venus: 'अपनापन, सुख और मेल-मिलाप बढ़ाता है',
  Saturn: 'चाल धीमी करता है, परखता है और टिककर की गई मेहनत का फल देता है',
  Uranus: 'जमी हुई चीज़ों को ढीला करता है और अनपेक्षित लाता है',
  Neptune: 'निश्चितताओं को धुँधला करता है और कल्पना को सींचता है',
  Pluto: 'गहरे खोदता है और जिसका समय बीत चुका, उसे बदलता है',
  'North Node': 'नए लोगों और नए कामों की ओर खींचता है',
  Chiron: 'किसी नाज़ुक जगह को छूता है और दिखाता है कि आराम किससे है',
  Rahu: 'नए और पराए की ओर खींचता है, बेचैनी के साथ',
  Ketu: 'जीवन को सरल करता है और भीतर की ओर मोड़ता है',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'शासन-प्रशासन, नेतृत्व और चिकित्सा',
  Moon: 'देखभाल, भोजन, आतिथ्य और जनसंपर्क',
  Mars: 'इंजीनियरिंग, शल्य चिकित्सा, पुलिस, खेल और ज़मीन-जायदाद',
  Mercury: 'व्यापार, लेखन, हिसाब-किताब, कंप्यूटर और मीडिया',
  Jupiter: 'शिक्षण, क़ानून, वित्त और परामर्श',
  Venus: 'कला, डिज़ाइन, फ़ैशन, होटल और सौंदर्य',
  Saturn: 'उद्योग, निर्माण, प्रबंधन और भू-विज्ञान',
};

/** The part of the body of a sign, before a postposition. */
export const bodyParts: PerSign<string> = [
  'सिर',
  'गले और गर्दन',
  'कंधों, बाँहों और फेफड़ों',
  'छाती और आमाशय',
  'हृदय और पीठ',
  'पेट और पाचन',
  'गुर्दों और कमर',
  'उत्सर्जन के अंगों',
  'कूल्हों और जाँघों',
  'घुटनों और जोड़ों',
  'पिंडलियों और रक्त-संचार',
  'पैरों',
];
