export type Scenario =
  | 'approve'
  | 'decline'
  | 'no-funds'
  | 'do-not-honour'
  | 'expired-card'
  | 'wrong-cvc'
  | 'fraud'
  | 'challenge'
  | 'challenge-then-decline'
  | 'frictionless'
  | 'invalid'
  | 'error-before-charge'
  | 'answer-lost'
  | 'slow'

/** Test cards of the sandbox. Any other number is declined. */
const cards: Readonly<Record<string, Scenario>> = {
  '4111111111111111': 'approve',
  '5555555555554444': 'approve',
  '378282246310005': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'no-funds',
  '4000000000000341': 'do-not-honour',
  '4000000000000069': 'expired-card',
  '4000000000000127': 'wrong-cvc',
  '4100000000000019': 'fraud',
  '4000000000003220': 'challenge',
  '4000008400001629': 'challenge-then-decline',
  '4000000000003055': 'frictionless',
  '4000000000000408': 'invalid',
  '4000000000000119': 'error-before-charge',
  '4000000000000507': 'answer-lost',
  '4000000000000606': 'slow',
}

export const scenarioOf = (cardNo: string): Scenario => cards[cardNo.replace(/\D/g, '')] ?? 'decline'

const reasons: Partial<Record<Scenario, { reason: string; showReason: boolean }>> = {
  'no-funds': { reason: 'Insufficient funds', showReason: true },
  'do-not-honour': { reason: 'Do not honour', showReason: false },
  'expired-card': { reason: 'Expired card', showReason: true },
  'wrong-cvc': { reason: 'CVC declined', showReason: true },
}

export const declineOf = (scenario: Scenario) => reasons[scenario] ?? { reason: null, showReason: false }

export const invalidTexts = ['The bank could not read this card', 'Please check the card and try again']

/** The state of a card payment after the charge; null if nothing is recorded. */
export function firstState(scenario: Scenario): 'approved' | 'challenge' | 'declined' | null {
  if (scenario === 'invalid' || scenario === 'error-before-charge') return null
  if (scenario === 'challenge' || scenario === 'challenge-then-decline') return 'challenge'
  const approves: Scenario[] = ['approve', 'frictionless', 'answer-lost', 'slow']
  return approves.includes(scenario) ? 'approved' : 'declined'
}
