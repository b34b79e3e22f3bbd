import aspects from './aspects.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import devatas from './devatas.json' with { type: 'json' };
import natal from './natal.json' with { type: 'json' };
import crowded from './natal-crowded.json' with { type: 'json' };
import german from './natal-german.json' with { type: 'json' };
import russian from './natal-russian.json' with { type: 'json' };
import palm from './palm.json' with { type: 'json' };
import panchang from './panchang.json' with { type: 'json' };
import chennai from './panchang-chennai.json' with { type: 'json' };
import tamilMonth from './panchang-tamil-month.json' with { type: 'json' };
import tamilNames from './panchang-tamil-names.json' with { type: 'json' };
import varshaphal from './varshaphal.json' with { type: 'json' };

/** Computed by this project's service for people who do not exist. */
export const answers = {
  aspects,
  chat,
  devatas,
  natal,
  crowded,
  german,
  russian,
  palm,
  panchang,
  chennai,
  tamilMonth,
  tamilNames,
  varshaphal,
};
