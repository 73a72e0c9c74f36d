/** From the signed agreement to the money. */
import type { ScreenPages } from '../page.ts'
import { at, shows } from '../states.ts'

export const afterSigningPages: ScreenPages = {
  complete: {
    ...shows('rescission'),
    signed: at('rescission-notice'),
    'notice-awaited': at('rescission-delivery', ['two-owners', 'notice-awaited']),
    why: at('rescission', [], { acts: [{ until: 'Why this day?' }, { press: 'Why this day? Right to cancel ends' }] }),
    recording: at('recording'),
    'may-confirm': at('rescission-assurance'),
    'not-confirmed': at('rescission-assurance', [], { acts: [{ press: 'Sign and confirm' }] }),
    'sent-back': at('recording-correction', ['deed-sent-back']),
    approval: at('funding-decision'),
    'payoff-quoted': at('funding-decision', ['payoffs']),
    testing: at('prenote-clearance', ['account-tested']),
    payoffs: at('payoffs', ['payoffs']),
    'payoff-by-hand': at('payoff-by-hand', ['payoffs', 'payoff-refused']),
    sent: at('line-opening'),
    returned: at('disbursement-return-review', ['money-frozen']),
  },
  'payoff-hold': {
    ...shows('payoff-quotes', ['payoffs']),
    short: at('payoff-shortfall', ['payoffs', 'payoff-short']),
    again: at('payoff-requote', ['payoffs', 'payoff-dearer']),
  },
}
