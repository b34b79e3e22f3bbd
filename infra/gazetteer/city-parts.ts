/**
 * A part is found only together with its town (`Andheri, Mumbai`). Each line: `town|country`, then the town's parts,
 * from common knowledge.
 */
export const cityParts: readonly (readonly [town: string, parts: string])[] = [
  [
    'Mumbai|IN',
    'Andheri, Andheri East, Andheri West, Bandra, Bandra East, Bandra West, Borivali, Borivali West, Borivali East, Byculla, Chembur, Churchgate, Colaba, Cuffe Parade, Dadar, Dadar West, Dadar East, Dahisar, Dharavi, Fort, Ghatkopar, Ghatkopar East, Ghatkopar West, Girgaon, Girgaum, Goregaon, Goregaon East, Goregaon West, Grant Road, Jogeshwari, Juhu, Kandivali, Kandivali West, Kandivali East, Khar, Khar West, King Circle, Kurla, Lower Parel, Mahim, Malabar Hill, Malad, Malad West, Malad East, Marine Lines, Matunga, Mazgaon, Mulund, Mulund West, Nariman Point, Parel, Powai, Prabhadevi, Santacruz, Santa Cruz, Santacruz East, Santacruz West, Sion, Tardeo, Vikhroli, Vile Parle, Versova, Wadala, Worli, Greater Bombay, Greater Mumbai, Bombay City, Mumbai Suburban',
  ],
  [
    'Delhi|IN',
    'Chandni Chowk, Civil Lines, Connaught Place, Daryaganj, Defence Colony, Dwarka, East Delhi, Greater Kailash, Green Park, Hauz Khas, Janakpuri, Kalkaji, Karol Bagh, Lajpat Nagar, Malviya Nagar, Model Town, Moti Bagh, Nehru Place, North Delhi, Old Delhi, Paharganj, Patel Nagar, Pitampura, Punjabi Bagh, Rajouri Garden, Rohini, Safdarjung, Saket, Shahdara, Shalimar Bagh, South Delhi, Tilak Nagar, Vasant Kunj, Vasant Vihar, West Delhi, Mayur Vihar, R.K. Puram, Preet Vihar, New Delhi',
  ],
  [
    'New Delhi|IN',
    'Chanakyapuri, Connaught Place, Defence Colony, Dwarka, Greater Kailash, Green Park, Hauz Khas, Janakpuri, Karol Bagh, Lajpat Nagar, Lodhi Colony, Malviya Nagar, Paharganj, Patel Nagar, R.K. Puram, Rajouri Garden, Rohini, Safdarjung, Saket, Sarojini Nagar, South Delhi, Vasant Kunj, Vasant Vihar, Moti Bagh, Pitampura, Punjabi Bagh, Kalkaji, Nehru Place, AIIMS',
  ],
  [
    'Chennai|IN',
    'Adyar, Alwarpet, Ambattur, Anna Nagar, Arumbakkam, Ashok Nagar, Ayanavaram, Besant Nagar, Choolaimedu, Chromepet, Egmore, George Town, Gopalapuram, Guindy, K.K. Nagar, Kilpauk, Kodambakkam, Kotturpuram, Korattur, Madipakkam, Mandaveli, Mylapore, Nanganallur, Nungambakkam, Pallavaram, Perambur, Perungudi, Porur, Purasaiwakkam, R.A. Puram, Royapettah, Royapuram, Saidapet, Saligramam, T. Nagar, T Nagar, Thyagaraya Nagar, Tambaram, Teynampet, Thiruvanmiyur, Tiruvanmiyur, Tondiarpet, Triplicane, Vadapalani, Velachery, Villivakkam, Virugambakkam, Washermanpet, West Mambalam',
  ],
  [
    'Bengaluru|IN',
    'Banashankari, Basavanagudi, Bellandur, BTM Layout, Chamarajpet, Cox Town, Domlur, Electronic City, Frazer Town, Girinagar, Hebbal, HSR Layout, Indiranagar, J.P. Nagar, JP Nagar, Jayanagar, Koramangala, Malleshwaram, Malleswaram, Marathahalli, Padmanabhanagar, Rajajinagar, RT Nagar, Sadashivanagar, Shivajinagar, Ulsoor, Vijayanagar, Whitefield, Yelahanka, Yeshwanthpur, Yeshwantpur, Bangalore Cantonment, Bangalore Urban',
  ],
  [
    'Kolkata|IN',
    'Alipore, Ballygunge, Behala, Bhowanipore, Bidhannagar, Dum Dum, Esplanade, Garia, Gariahat, Jadavpur, Kalighat, Khidirpur, Maniktala, New Town, Park Circus, Park Street, Salt Lake, Salt Lake City, Shyambazar, Tollygunge, Ultadanga, North Kolkata, South Kolkata, North Calcutta, South Calcutta',
  ],
  [
    'Hyderabad|IN',
    'Abids, Ameerpet, Banjara Hills, Begumpet, Charminar, Dilsukhnagar, Gachibowli, HITEC City, Himayatnagar, Jubilee Hills, Kachiguda, Khairatabad, Kukatpally, L.B. Nagar, Madhapur, Malakpet, Mehdipatnam, Miyapur, Nampally, Narayanguda, Secunderabad, Somajiguda, Tarnaka, Uppal',
  ],
  [
    'Pune|IN',
    'Aundh, Baner, Camp, Deccan, Deccan Gymkhana, Erandwane, Hadapsar, Hinjewadi, Kalyani Nagar, Karve Nagar, Katraj, Koregaon Park, Kothrud, Nigdi, Sadashiv Peth, Shivajinagar, Swargate, Viman Nagar, Wakad, Yerwada',
  ],
  [
    'Ahmedabad|IN',
    'Bodakdev, Bopal, Ellisbridge, Ghatlodia, Maninagar, Memnagar, Naranpura, Navrangpura, Paldi, Sabarmati, Satellite, Vastrapur',
  ],
  [
    'Coimbatore|IN',
    'Gandhipuram, Ganapathy, Peelamedu, R.S. Puram, RS Puram, Ramanathapuram, Saibaba Colony, Singanallur',
  ],
  ['Madurai|IN', 'Anna Nagar, Goripalayam, K.K. Nagar, Tallakulam, Thiruparankundram'],
  ['Lucknow|IN', 'Alambagh, Aminabad, Aliganj, Gomti Nagar, Hazratganj, Indira Nagar'],
  ['Jaipur|IN', 'C-Scheme, Malviya Nagar, Mansarovar, Raja Park, Vaishali Nagar'],
  ['Thane|IN', 'Thane West, Thane East, Ghodbunder'],
  ['Cochin|IN', 'Edappally, Ernakulam, Fort Kochi, Fort Cochin, Kakkanad, Mattancherry, Palarivattom'],
  [
    'New York City|US',
    'Manhattan, Brooklyn, Queens, The Bronx, Bronx, Staten Island, Harlem, Upper East Side, Upper West Side, Lower East Side, Greenwich Village, Flushing, Astoria, Jamaica, Williamsburg, Bay Ridge, Coney Island, Flatbush, Forest Hills, Far Rockaway, Washington Heights, Bedford-Stuyvesant, Chinatown, Kings County, Queens County, Bronx County, New York County, Richmond County',
  ],
  [
    'Los Angeles|US',
    'Hollywood, West Hollywood, East Los Angeles, Van Nuys, Sherman Oaks, Encino, Tarzana, Venice, San Pedro, Northridge, Westwood, Boyle Heights, South Central, Watts, Panorama City, Woodland Hills',
  ],
  [
    'Chicago|US',
    'Hyde Park, Lincoln Park, Rogers Park, South Side, Lakeview, Wicker Park, Logan Square, Pilsen, Bronzeville, Near North Side',
  ],
  [
    'San Francisco|US',
    'Mission District, Sunset District, Haight-Ashbury, Richmond District, Noe Valley, Castro',
  ],
  [
    'Boston|US',
    'Dorchester, Roxbury, Jamaica Plain, South Boston, East Boston, Brighton, Allston, Back Bay, Charlestown, Hyde Park, West Roxbury',
  ],
  [
    'Philadelphia|US',
    'Germantown, South Philadelphia, North Philadelphia, West Philadelphia, Center City, Manayunk',
  ],
  ['Houston|US', 'The Heights, Montrose, River Oaks'],
  ['Miami|US', 'Little Havana, Coconut Grove, Wynwood, Brickell'],
  ['Seattle|US', 'Ballard, Capitol Hill, West Seattle, Queen Anne'],
  ['Washington|US', 'Georgetown, Anacostia, Capitol Hill, Adams Morgan, Washington DC, Washington D.C.'],
  [
    'London|GB',
    'Barnet, Battersea, Bethnal Green, Bexley, Brent, Brixton, Bromley, Camden, Camden Town, Chelsea, Chiswick, City of London, Clapham, Croydon, Ealing, East Ham, Enfield, Finchley, Fulham, Greenwich, Hackney, Hammersmith, Hampstead, Haringey, Harrow, Hendon, Highgate, Hillingdon, Hounslow, Ilford, Islington, Kensington, Kilburn, Lambeth, Lewisham, Merton, Newham, Notting Hill, Paddington, Peckham, Putney, Redbridge, Richmond, Romford, Shoreditch, Soho, Southall, Southwark, Stepney, Stratford, Streatham, Tooting, Tottenham, Tower Hamlets, Twickenham, Walthamstow, Wandsworth, Wembley, Westminster, Whitechapel, Wimbledon, Woolwich, North London, South London, East London, West London',
  ],
  [
    'Paris|FR',
    'Montmartre, Montparnasse, Belleville, Le Marais, La Défense, Bercy, Passy, Auteuil, Ménilmontant, Quartier Latin',
  ],
  [
    'Berlin|DE',
    'Charlottenburg, Friedrichshain, Hellersdorf, Hohenschönhausen, Köpenick, Kreuzberg, Lichtenberg, Marzahn, Mitte, Moabit, Neukölln, Pankow, Prenzlauer Berg, Reinickendorf, Schöneberg, Spandau, Steglitz, Tempelhof, Tiergarten, Treptow, Wedding, Weißensee, Wilmersdorf, Zehlendorf, West-Berlin, Ost-Berlin, Westberlin, Ostberlin, West Berlin, East Berlin',
  ],
  [
    'Hamburg|DE',
    'Altona, Barmbek, Bergedorf, Blankenese, Eimsbüttel, Eppendorf, Harburg, St. Pauli, Wandsbek, Winterhude',
  ],
  [
    'Munich|DE',
    'Bogenhausen, Giesing, Haidhausen, Laim, Maxvorstadt, Neuhausen, Nymphenburg, Pasing, Schwabing, Sendling',
  ],
  ['Köln|DE', 'Deutz, Ehrenfeld, Kalk, Lindenthal, Mülheim, Nippes, Porz, Rodenkirchen'],
  ['Frankfurt am Main|DE', 'Bockenheim, Bornheim, Höchst, Sachsenhausen, Westend'],
  [
    'Vienna|AT',
    'Döbling, Favoriten, Floridsdorf, Hietzing, Leopoldstadt, Ottakring, Simmering, Währing, Donaustadt, Penzing',
  ],
  ['Prague|CZ', 'Malá Strana, Smíchov, Vinohrady, Vyšehrad, Žižkov, Holešovice'],
  ['Madrid|ES', 'Chamberí, Chamartín, Carabanchel, Salamanca, Vallecas, Retiro, Arganzuela'],
  ['Barcelona|ES', 'Gràcia, Eixample, Sants, Sarrià, Horta'],
  ['Rome|IT', 'Trastevere, Testaccio, Ostia, Lido di Ostia, Prati, Monteverde, EUR'],
  ['Milan|IT', 'Brera, Lambrate, Navigli, Niguarda, Porta Romana'],
  ['Amsterdam|NL', 'Amsterdam-Noord, Amsterdam Zuid, De Pijp, Jordaan, Bijlmer, Oost'],
  [
    'Brussels|BE',
    'Ixelles, Uccle, Etterbeek, Schaerbeek, Anderlecht, Molenbeek, Saint-Gilles, Elsene, Ukkel',
  ],
  ['Toronto|CA', 'Scarborough, North York, Etobicoke, East York, York, Downtown Toronto'],
  [
    'Montréal|CA',
    'Verdun, Outremont, Le Plateau, Côte-des-Neiges, Rosemont, LaSalle, Westmount, Saint-Laurent',
  ],
  [
    'Sydney|AU',
    'Parramatta, Bondi, Manly, Darlinghurst, Paddington, Newtown, Camperdown, Randwick, St Leonards, Kogarah, Westmead, Liverpool, Blacktown',
  ],
  [
    'Melbourne|AU',
    'Carlton, Fitzroy, Footscray, Parkville, St Kilda, Richmond, Brunswick, Heidelberg, Clayton, Box Hill, Brighton',
  ],
  ['Brisbane|AU', 'South Brisbane, Herston, Fortitude Valley'],
  [
    'São Paulo|BR',
    'Vila Mariana, Moema, Pinheiros, Tatuapé, Mooca, Santana, Santo Amaro, Ipiranga, Lapa, Penha, Itaquera, Bela Vista',
  ],
  [
    'Rio de Janeiro|BR',
    'Copacabana, Ipanema, Leblon, Botafogo, Tijuca, Barra da Tijuca, Flamengo, Méier, Madureira, Campo Grande',
  ],
  [
    'Mexico City|MX',
    'Coyoacán, Iztapalapa, Tlalpan, Benito Juárez, Cuauhtémoc, Miguel Hidalgo, Gustavo A. Madero, Azcapotzalco, Xochimilco, Álvaro Obregón',
  ],
  ['Buenos Aires|AR', 'Palermo, Recoleta, Belgrano, Caballito, Flores, San Telmo, Almagro, Villa Urquiza'],
  ['Tokyo|JP', 'Shinjuku, Shibuya, Minato, Setagaya, Meguro, Ueno, Asakusa, Akasaka, Roppongi'],
  ['Dubai|AE', 'Bur Dubai, Deira, Jumeirah, Karama'],
  ['Dublin|IE', 'Ballsbridge, Rathmines, Clontarf, Drumcondra, North Dublin, South Dublin'],
];
