export const sampleBirth = {
  day: 10,
  month: 5,
  year: 1990,
  hour: 19,
  min: 55,
  lat: 19.2,
  lon: 72.83,
  tzone: 5.5,
};

export const samplePalm = { palm_id: 'plm_1' };
export const samplePhoto = { image_url: 'https://photos.example/hand.jpg' };

export const sampleQuestion = {
  ...sampleBirth,
  language: 'en',
  name: 'Anna',
  place: 'Mumbai',
  lat: '19.2',
  lon: '72.83',
  tzone: '5.5',
  gender: 'female',
  country: 'India',
  ap: 'KUNDLI',
  sid: '',
  ep: 'STANDARD',
  ac: 'VEDIC',
  q: 'Which year suits a house move?',
};
