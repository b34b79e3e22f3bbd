/** A word belongs to a concept if it begins with a stem, or equals one marked `=`. */
export const stems: Readonly<Record<string, string>> = {
  die: '=die =dies =died =dying dead death =rip sterb gestorb =tod todes =tot tote mourir meurs meurt =mort morte mortel muer morir =muero murio murier morire muoi muore morto morrer morre morri morreu umer umir umru smert sdoh умер умир умру смерт сдох мертв maut =mar =mara =mare =mari =marna marne marunga marungi mout mrityu =maru मर =मर मरन मरने मौत मृत्यु मरूं मरूँ சாவு சாக செத்த சாகு சாவ செத்து saavu saaga saagu sethu setht sethut',
  kill: 'kill murder slaughter strangle behead stab umbring bring umbringen toten erschlag erstech erschiess abstech tuer =tue =tuera buter egorge assassin poignard matar =mata =mato matara matare =matarlo =matarla apunal degoll asesin ammazz uccid accoltell =matou =matando esfaque ubyu ubit ubet ubyet ubivat zarez убь убить убив зареж прикон zakol katl qatl =maar maarna maarunga maardunga khoon हत्या मार मारूंगा खून क़त्ल कत्ल கொல் கொல்ல கொன்ன கொன்னு kolla kollu konnu konna konnuduv',
  suicide:
    'suicid selfmurder unalive =kms =kys selbstm selbstmord umbringt aufhang strick abschiedsbrief suicider ahorcarme quitarme quitarse impicc togliersi toglier matarme matarse =matarse suicidio enforcar samoub pokonch povesi самоуб суицид покончи повеси aatmahat atmahat khudkush sucide suside आत्महत्या खुदकुशी फांसी phansi faansi தற்கொலை tharkolai tarkolai thookku தூக்கு',
  live: '=live =living =life alive exist leben lebens weiterleb dasein vivre =vie vida vivir vivire vivere =vita viver zhit zhizn жить жизн jeena jeene jina jine zindagi jindagi jeeu जीना जीने ज़िंदगी जिंदगी जीवन जी வாழ வாழவே வாழ்க vaazh vazha',
  hit: '=hit hits hitting beat beats beating beaten punch slap smack kick belt thrash strike =fist fists schlag prugel geprugel verprugel haut =haue ohrfeig handgreif frapp =bat =tape tabass gifl cogne coups pega golpe golpiz cachetad bofetad picchi schiaff bott pugni menat bate bateu batendo surra soco tapa apanh espanc byet byot biet kolot izbi =bit бьет колот избив избил удар побо maarta marta maarte marte pitai peeta peetta pitta thappad thapad laat मारता मारते पीटता पीटते पिटाई थप्पड़ मारा पीटा அடி அடிக்க adikir adikira adich adikka adipan',
  rape: 'rape raped raping molest sexual assault grope fondl abused vergewaltig missbrauch begrapsch zwingt gezwung belastig viol violee violer tripot agress violo violaron abus manose violent violentat stupr palpegg estupr iznasil nadrug lapal лапал изнасил надруг домог balatkar zabardasti jabardasti chhed chedch izzat बलात्कार ज़बरदस्ती जबरदस्ती छेड़ इज्जत கெடுத்த கட்டாய பலாத்கார keduth kattaya balathkar vallur',
  touch:
    'touch touches touching =rub tickles anfass fasst angefass begrab touche =touchait attouch toca tocan toco manos tocca toccat palp passa mexe tocou trogaet trogal трога щупа chuta chhuta choota chhoo haath छूता छूते छुआ हाथ தொடு தொடுற தொட்ட thodur thodra thotta',
  threaten:
    'threat blackmail extort droht drohung erpress menac amenaz minacc ricatt ameac chantag grozi ugroz shantazh угрож грозит грозил шантаж dhamki dhamkat धमकी மிரட்ட மிரட்டு mirat miratt',
  weapon:
    '=gun rifle pistol knife blade weapon machete bullet waffe pistole messer gewehr couteau fusil arme flingue cuchillo pistola arma navaja coltello fucile faca revolver espingarda nozh pistolet ruzh оруж нож пистолет ружь chaku chaaku bandook katta talwar चाकू बंदूक तलवार கத்தி துப்பாக்கி அரிவாள் kathi thuppak aruval',
  poison:
    'poison ratpoison arsenic cyanide vergift gift empoison veneno envenen avvelen veleno otrav яд отрав zehar zahar jahar ज़हर जहर விஷ visham vishath',
  burn: 'burn burned petrol gasoline kerosene arson fire benzin brennen anzund verbrenn brul essence cramer quemar gasolina arder brucia benzina queimar sgor бензин сгор подожг сожг jala jalaa =aag जला जलाना पेट्रोल आग எரிச்ச பெட்ரோல் தீ erich',
  acid: 'acid saure acide acido tezaab tezab तेज़ाब तेजाब кислот kislot ஆசிட்',
  choke:
    'chok strangl throttle wurg erwurg etrangl ahorc asfixi strozz soffoc enforc estrangul dush душил души gala गला நெரிச்ச nerich',
  lock: 'locked locks lock imprison einsperr schliesst sperrt eingesperr enferm sequestr encierr encerr chiude rinchius tranc trancad zapir запира запер band kamre bandh बंद कैद பூட்டி pooti',
  force:
    'force forces forced forcing against pressur zwing zwang gezwung forc oblige obliga fuerza forzad costring obbliga forza obriga nasil zastavl насил заставл принуд zabar jabar majboor ज़बर जबर मजबूर கட்டாய kattaya',
  bruise:
    'bruise bruises blackeye bluemarks wounds flecken blaue bleus moreton lividi roxo hematoma sinyak синяк neel nishan chot नील चोट निशान காய kaayam',
  blood:
    'blood bleed bleeding blut blute saign sangre sangr sangue sangra krov кров khoon खून ख़ून ரத்த ratham rattham ratha',
  cut: '=cut cuts cutting slit wrist wrists razor aufgeritz geritzt geschnitt ritze scarif ouvert coupe corte cortar cortad tagli tagliat cortei porez =rez порез режу kaat kaati kalai =nas काट नस कलाई கிழிச்ச அறுத்த kizhich',
  pills:
    'pill pills tablet tablets overdose dose doses tablett schlaftabl tabletten uberdos cachet comprim pastill pilul pillol compress comprimid tabletk таблет goli goliyan गोली गोलियां नींद மாத்திரை maathir mathir',
  medicine:
    'medicine medication medicat meds insulin antidepress lithium antibio chemo dialys inhaler prescription treatment transplant thinner steroid medikament antidepr behandl chemoth blutdruck medicament traitement chimio insuline dialyse tratamiento quimio insulina medicacion medicina farmac chemio cura dialisi remedio tratamento dialise lekarst himio dializ лекарств инсулин химиотер диализ антидепр davai dawai dawa ilaj ilaaj दवा दवाई इलाज इंसुलिन कीमो डायलिसिस மருந்து இன்சுலின் கீமோ டயாலிசிஸ் marunthu dialysis',
  stop: '=stop stopping quit skip leaveoff discontinue instead absetz weglass abbrech arret cesser dejar suspender smett interromp parar largar suspend brosi prekrat бросить прекрат отмен band chhod chod बंद छोड़ நிறுத்த niruth',
  cancer:
    'cancer tumor tumour lump leukemia leukaemia metast malignan biopsy krebs knoten leukam bosart metastas tumeur boule bulto quiste cancro tumore nodulo caroco =rak рак опухол шишк метаст леик kainsar gaanth gath ganth कैंसर गांठ ट्यूमर கேன்சர் புற்று கட்டி katti putru',
  illness:
    'disease illness kidney liver =hiv aids =tb tubercul sepsis pneumon mening stroke paralys seizure epilep diabet hepat alzheim dement parkin schizo psycho bipolar covid dengue niere leber schlaganf gehirn hirn nierenv =avc rein foie seropos derrame rinon higado =vih ictus rene fegato =rim figado pochk pechen insult =inf вич почк печен инсульт инфаркт туберк gurda lakwa lakva गुर्दा किडनी लकवा एचआईवी டெங்கு கிட்னி பக்கவாத',
  heart:
    '=heart cardiac chest infarct bypass herz brust herzinf brustkorb coeur poitrine infarctus corazon pecho infarto cuore petto coracao peito serdc grud сердц груд =dil seena chhati दिल सीने छाती இதய நெஞ்சு maarb nenju idhaya',
  surgery:
    'surgery operation operated =op theatre transplant graft operier chirurg operac cirug trasplant intervento operaz trapianto cirurg operaci peresad операц пересад opreshan ऑपरेशन सर्जरी அறுவை aruvai',
  fever:
    'fever temperature febrile convuls fieber fievre fiebre febbre febre temperatur температур bukhar बुखार காய்ச்சல் kaaichal',
  coma: 'coma ventilator =icu unconscious critical lifesupport koma intensiv beatm reanim =uci rianim =uti кома коме реаним behosh venti कोमा वेंटिलेटर आईसीयू बेहोश கோமா ஐசியூ',
  abort:
    'abort aborting termination miscarri abtreib avort =ivg abortar aborto abortire аборт garbhpat गर्भपात कருக்கலை கருவை கலைக்க karuva kalaik',
  pregnant:
    'pregnan expecting weeks trimester schwanger enceinte embaraz incinta gravida beremen беремен garbh =pet pregnant गर्भ प्रेगनेंट கர்ப்ப garbam',
  survive:
    'survive survives recover recovery pullthrough makeit cured curable prognosis uberleb aufwach wacht schafft durchkomm surviv reveill guerir sobreviv despertar aguantar sopravviv sveglier resist acordar aguenta vyzhiv vyzhit ochnet dozhiv выжи очнет доживет выздор bach bachega bachenge bachegi theek hosh बचेगा बचेंगे बचेगी बच होश பிழை முழி தாங்கு pizhai muzhi thaangu',
  baby: 'baby newborn infant premature preemie toddler fetus saugling fruhchen bebe nourrisson prematur recien neonat bimb recem mladen nedonosh младен малыш недонош shishu navjat bachcha शिशु नवजात குழந்தை kuzhanth',
  child:
    'child children =kid kids daughter =son =boy girl niece nephew pupil student schoolgirl kind kinder tochter sohn nichte enfant fils fille petit petite hijo hija nino nina niet bambin figlio figlia nipot filho filha menin crianca sobrinh rebenk rebenok =syn doch плем сын дочк дочь ребенк мальчик девочк beta beti bacch bachch ladki ladka bachi बेटा बेटी बच्च लड़की लड़का மகன் மகள் பையன் பொண்ணு paiyan ponnu magan magal',
  smallchild:
    'toddler =yo =yrs yearold yearsold grade aged preschool kinder jahr jahrig =ans =anos =anni =let vayas vayasu saal साल வயசு лет летн godo',
  stepfather:
    'stepdad stepfather stepmom stepmother momsboyfriend stiefvat stiefmut beaupere padrast madrast patrign matrign padrasto otchim отчим мачех sautel sautela सौतेला வளர்ப்பு',
  uncle:
    'uncle uncles aunt cousin grandpa grandfather neighbor neighbour onkel =opa nachbar oncle papi voisin =tio abuelo vecino =zio nonno vicino vovo vizinh dyad =ded сосед дяд дедушк chacha mama mausa =tau nana padosi चाचा मामा ताऊ नाना पड़ोसी सித்தப்பா மாமா தாத்தா chithapp maama thatha',
  teacher:
    'teacher coach tutor priest pastor babysitter nanny trainer lehrer pfarrer betreu entrain prof cure entrenador maestro cura niner allenator maestr prete treinador professor trener uchit тренер учител няня =sir guru tuition मास्टर टीचर सर கோச் டீச்சர் vaathiyar',
  husband:
    'husband hubby spouse inlaw inlaws mann ehemann schwieger mari belle beau marido esposo suegr cunad marito suocer cognat sogr cunhad muzh svekr dever муж свекр pati sasur saas susral devar jeth पति सास ससुर ससुराल देवर கணவ புருஷ மாமியார் மாமனார் purush kanav maamiy maaman',
  partner:
    'boyfriend =bf girlfriend =gf fiance partner =ex freund exfreund verlobt copain copine petitami novio novia pareja ragazz fidanz compagn namorad noivo paren byvsh парен бывш premi प्रेमी काதலன் காதல kadhalan lover',
  wife: 'wife frau ehefrau femme mujer esposa moglie mulher zhena жена biwi patni बीवी पत्नी மனைவி மனைவ pondatti manaivi',
  parent:
    'mother =mom =mum mummy mama father =dad daddy papa parents grandma brother sister mutter vater eltern =oma bruder schwester mere pere maman frere soeur madre padre abuela hermano hermana mamma fratello sorella nonna =mae =pai irmao irma =vo =mat =mam otec =pap babushk sestra brat мама мам отец пап бабушк брат сестр =maa mata pita bhai behen didi dadi dadu मां माँ पिता पापा मम्मी भाई बहन दादी அம்மா அப்பா அக்கா தம்பி தங்கச்சி amma appa akka thambi thangach',
  me: '=i =im =me =my =myself =ive =ich mich =mir =mein meine =je =j =moi =mon =ma =yo =mi =io =mia =mio =eu =mim =ya menya =mne =moy moya я меня мне мои моя main mujhe mujhko mera meri mere =mai मैं मुझे मेरा मेरी मेरे நான் என்னை எனக்கு என் naan ennai enakku enaku =en',
  night:
    'night =bed bedroom bath toilet nachts bett =bad nuit =lit noche cama notte letto noite noch krovat ноч кроват raat bistar रात बिस्तर ராத்திரி படுக்கை rathiri paduk',
  afraid:
    'afraid scared fear terrified trembl angst furcht zitter peur tremble miedo tembl paura tremo medo boyus boit tryas боюс боит тряс страшно =dar darti darr डर डरती बचा பயம் பயப்பட நடுங்க bayam payam nadung',
  secret:
    'secret tell nobody anyone geheim niemand personne secreto nadie segreto nessuno segredo ninguem sekret tayn секрет таин никому raaz kisiko राज किसी ரகசிய ragasiy',
  naked:
    'naked nude nudes undress photos pics nackt nacktfot =nue nues desnud ropa nudo pelad =nu golye голы nanga nangi तस्वीर नंगा நிர்வாண ஆபாச',
  end: '=end ending finish over =off schluss ende beenden finir fini acabar terminar acab finire finit acabo zakonch закончи khatam खत्म ख़त्म முடிச்ச mudich',
  tired:
    'tired exhausted cant anymore cope enough kann mehr aguant harta canso stanc =ce faccio aguento cansad ustal =sil устал сил thak thaka himmat थक हिम्मत முடியல mudiyal',
  burden:
    'burden better without worth useless nobody last ohne besser fardeau poids sans mieux carga =sin mejor peso senza meglio =sem melhor obuz luchshe =bez обуз лучше без bojh bina बोझ बिना பாரம் baaram illana இல்லைன்னா',
  sleep:
    'sleep asleep wake waking schlafen einschlafen aufwachen dormir endormir reveiller dormirme despertar dormire svegliarmi addorment acordar usnut prosnut уснуть проснут =so sona sojau uthna नींद सो उठ தூங்கி thoong',
  place:
    'bridge roof rooftop rope train tracks cliff river balcony terrace brucke dach strick =zug pont toit corde metro puente soga tejado tren ponte corda tetto treno trem most verev krysh poezd мост веревк поезд крыш rassi chhat =pul patri nadi रस्सी छत पुल पटरी नदी கயிறு பாலத்து ரயில் kayiru paalath',
  goodbye:
    'goodbye farewell letter letters note will gave away abschied brief adieu lettre despedida cartas addio lettere proshch proshal прощ письм alvida chitthi अलविदा चिट्ठी கடைசி kadaisi',
  selfhurt:
    'selfharm hurt harm hate myself starve vomit verletz wehtun hasse deteste faire odio hacerme farmi odeio ненавиж nafrat चोट नफरत வெறுக்க verukk',
  voices:
    'voices voice commands stimmen befehl voix ordres voces ordenes voci ordini vozes ordens golosa prikaz голос приказ awaaz awaazein आवाज़ आवाजें குரல் kural',
  pain: 'pain hurts ache numb swollen breath breathing faint collapsed schmerz taub kribbel atmen douleur engourd respir dolor duele adormec dolore addorment =dor formig =bol nemeet болит немеет dard सुन दर्द सांस வலி மரத்து vali marath',
  hospital:
    'hospital ward admitted ambulance emergency doctor doctors krankenhaus klinik arzt arzte hopital medecin docteur medico ospedale dottore bolnic vrach больниц врач aspatal daktar अस्पताल डॉक्टर மருத்துவமனை டாக்டர் maruthuvamanai',
  revenge:
    'revenge =pay teach lesson enemy rival destroy finish rache rachen zahlen feind venger vengar enemigo vendic nemic vingar inimig otomsti vrag отомст враг соперниц badla dushman बदला दुश्मन பழி எதிரி pazhi ethiri',
  ritual:
    'ritual spell curse blackmagic mantra tantra tantrik voodoo fluch rituel sort brujer hechiz rituale malefic feitico macumba porch ритуал порч totka vashikaran jadu तंत्र टोटका जादू மாந்திரீக மந்திர manthir',
  pray: 'pray prayer puja pooja stone gemstone mantra beten edelstein prier pierre rezar piedra pregare pietra pedra molit kamen молит камен ratna पूजा रत्न मंत्र பூஜை ரத்தின poojai rathin',
  dowry: 'dowry dahej stridhan दहेज வரதட்சணை varadhat',
  forcedmarriage: 'forcibly honor honour arranged zwangs ehre honneur onore честь позор izzat इज्जत மானம்',
  belt: 'belt stick ruler cane gurtel stock ceinture cinturon cinta cintura ремн remn danda डंडा बेल्ट பெல்ட',
  hungry:
    'starving hungry thin skinny alone neglected mager hunger maigre flaq magr худ голодн patla bhookh भूखा பட்டினி pattini',
  game: 'chess game match cricket tennis badminton cards score sixer goal team tournament schach spiel karten =tor echecs =jeu ajedrez partido =gol juego scacchi partita gioco xadrez jogo shahmat шахмат матч гол shatranj khel chhakk शतरंज खेल क्रिकेट செஸ் கிரிக்கெட்',
  sign: 'moon rising ascendant sign zodiac house horoscope mars saturn rashi virgo mond aszend haus sternzeichen jungfrau lune ascend maison vierge luna signo casa segno =dom znak луна знак дом дева lagna ghar bhav राशि लग्न भाव கடக ராசி லக்ன raasi lagnam',
  work: '=job work boss office career company promotion salary interview business arbeit chef firma beruf stelle boulot travail patron trabajo jefe empresa lavoro capo azienda trabalho chefe rabot nachaln работ начальн компан naukri kaam नौकरी काम ऑफिस வேலை முதலாளி velai',
  exam: 'exam exams semester study college course marks prufung studium examen concours etudes estudia esame studia prova estuda sessi ekzamen экзам сесси pariksha padhai परीक्षा पढ़ाई தேர்வு படிப்பு padippu',
  laugh:
    'laugh =lol haha lmao joke totlach lachen rire =mdr risa jaja ridere ahah =rir =kkk smeh смех ахах hasi hahaha हंसी சிரிச்ச sirich',
  money:
    'money savings stock stocks budget loan price geld aktien argent dinero soldi dinheiro deneg деньг paisa paise पैसा பணம் panam',
  marry:
    'marry marriage wedding married heirat hochzeit marier mariage casar boda sposar matrimon casamento zamuzh svad замуж свадьб shaadi shadi vivah शादी विवाह கல்யாண திருமண kalyan thirum',
  curious:
    'curious know suspense neugier curiosite savoir curiosidad saber sapere curiosit lyubop любопыт jaanna jaanne जानना தெரிஞ்சுக்க therinj',
  hair: 'hair haircut haare cheveux pelo capelli cabelo volos волос baal बाल முடி mudi',
  pastloss:
    'passed miss lastyear grief gestorben vermisse manque extrano manca saudade skuch скуча guzar yaad याद ஞாபக nyabag',
  pet: '=dog =cat =pet plant plants phone laptop hund katze pflanz chien chat perro gato cane gatto cachorro =kot sobak кот собак kutta billi कुत्ता நாய் naai',
};
