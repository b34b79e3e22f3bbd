interface RedriveQuestion {
  readonly question: string;
  readonly howToConfirm: string;
}

const mayBuyTwice = (question: string): RedriveQuestion => ({
  question,
  howToConfirm: 'Confirm with --yes, or name other states than unknown with --states',
});

export const placesQuestion = mayBuyTwice('Months with an unknown outcome may be bought twice. Continue?');

export function redriveQuestion(people: number, states: readonly string[]): RedriveQuestion {
  const howToConfirm = 'Confirm with --yes';
  if (people === 0) return { question: 'Send the photos that the photo check refused?', howToConfirm };
  const whom = people === 1 ? 'this person' : 'these people';
  const photos = states.includes('photo') ? ' and send the photos that the photo check refused' : '';
  const question = `Redrive ${whom}${photos}?`;
  return states.includes('unknown')
    ? mayBuyTwice(`${question} Calls of unknown outcome may be bought twice.`)
    : { question, howToConfirm };
}
