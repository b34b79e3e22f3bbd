/** The commonest words of each language that name no matter: articles, pronouns, particles, question words. */
export const functionWords = [
  [
    'en',
    'the of and a to in is you that it he was for on are as with his they i at be this have from or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would him into has more no way could my than been who its now did get come may over such here just where most me after also very well too any own still how long',
  ],
  [
    'de',
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können alle ich wir mich mir du dir ihr uns was wer wo wann warum welche kann muss soll schon sehr hier jetzt dann doch mal viel immer wieder lange dauert',
  ],
  [
    'es',
    'de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa estos mucho nada muchos cual poco ella estar estas algo nosotros mi mis tú te tu largo cuánto',
  ],
  [
    'fr',
    'le la les de des du un une et à en que qui ne dans ce il elle on nous vous ils elles pas pour plus par sur se au aux avec son sa ses mon ma mes ton ta tes leur notre votre je tu me te moi toi lui mais ou où donc or ni car si comme quand comment pourquoi quel quelle combien est sont a ont fait être avoir tout tous très bien aussi encore toujours jamais déjà peu sans sous après avant entre longtemps dure',
  ],
  [
    'it',
    'il lo la i gli le un uno una di a da in con su per tra fra e o ma se che chi cui non mi ti ci vi si me te lui lei noi voi loro mio mia tuo tua suo sua nostro questo questa quello quella come quando dove perché quanto quale è sono ha ho hai hanno era essere avere fare più meno molto poco tanto tutto tutti anche ancora già mai sempre dopo prima ora poi qui bene così lungo dura',
  ],
  [
    'pt',
    'o a os as um uma de do da dos das em no na nos nas por pelo pela para com sem sobre e ou mas se que quem qual quando onde como porque quanto não sim eu tu ele ela nós eles me te lhe meu minha seu sua este esta esse essa isso isto aquele é são foi ser estar ter tem tenho há mais menos muito pouco tudo todos também ainda já nunca sempre depois antes agora aqui bem assim longo dura',
  ],
  [
    'ru',
    'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет тогда кто этот того потому этого какой совсем ним здесь этом почти мой тем чтобы нее сейчас были куда зачем всех никогда можно при наконец два об другой хоть после над больше тот через эти нас про всего них какая много разве три эту моя впрочем хорошо свою этой перед иногда лучше чуть том нельзя такой им более всегда конечно всю между долго долгий долгое',
  ],
  [
    'Russian in Latin letters',
    'i v ne chto on na ya s kak a to vse ona tak ego no da ty k u zhe vy za po tolko mne bylo vot ot menya eshche net o iz kogda esli uzhe ili byt mozhet oni gde est nado dlya my ih chem bez tozhe budet kto etot pochemu kakoi zdes moi seichas mozhno posle bolshe cherez skolko dolgo',
  ],
  [
    'hi',
    'है हैं था थी थे का की के को से में पर ने और या तो ही भी कि यह वह ये वे मैं हम तुम आप मेरा मेरी मेरे मुझे हमें उसका उसकी अपना इस उस कब क्या क्यों कैसे कौन कहाँ कितना कितने किस जो जब तब अगर लेकिन नहीं मत हाँ होगा होगी होंगे हो रहा रही रहे गया गई कर करना करूँ सकता बहुत कुछ सब अब फिर बाद पहले तक साथ लिए',
  ],
  [
    'Hindi in Latin letters',
    'hai hain tha thi the ka ki ke ko se mein par ne aur ya toh hi bhi yeh woh main hum tum aap mera meri mere mujhe apna is us kab kya kyu kaise kaun kaha kitna kitne kis jo jab agar lekin nahi haan hoga hogi honge raha rahi rahe gaya gayi karna karu bahut kuch sab ab phir baad pehle tak saath liye',
  ],
  [
    'ta',
    'நான் நீ நீங்கள் அவர் அவன் அவள் அது இது இந்த அந்த எந்த என் எனக்கு என்னை என்ன எப்போது எப்படி ஏன் எங்கே யார் எவ்வளவு எத்தனை ஒரு மற்றும் ஆனால் அல்லது இல்லை இருக்கு உண்டு வேண்டும் பண்ண செய்ய முடியும் வரும் ஆகும் மிகவும் இப்போது பிறகு முன்பு வரை உடன்',
  ],
  [
    'Tamil in Latin letters',
    'naan nee neenga avar avan aval adhu idhu indha andha endha en ennoda enakku ennai enna eppo eppadi epdi yen enga yaar evlo ethana oru illa illai irukku iruku vendum venum panna pannu seiya mudiyum varum aagum romba ippo piragu',
  ],
] as const;
