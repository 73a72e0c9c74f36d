/** Debts that the line pays off: from the quotes of their creditors to the release of their liens. */
import { chosenOffer, closingTerms } from '@hearthline/domain'

const CARD_QUOTE = {
  debt: 'card-1',
  payee: 'Cedar Bank',
  payTo: 'Payoff Department, 1 Bank Plaza, Omaha, NE 68102',
  perDiemCents: 180,
  goodThrough: '2026-12-10',
  letterOn: '2026-11-30',
}

/** What the signed terms set aside for the debt, out of the same draw. */
const SET_ASIDE = { creditor: 'Visa', last4: '4021', amountCents: 1_218_000 }
const TERMS = {
  ...closingTerms.example,
  payOffs: [SET_ASIDE],
  cashToBorrowerCents: closingTerms.example.cashToBorrowerCents - SET_ASIDE.amountCents,
}

export const PAYOFF_SITUATIONS = {
  payoffs: {
    'chosen-offer': { ...chosenOffer.example, cashPreference: 'DEDUCT', payOffTradelineIds: ['card-1'] },
    'closing-terms': TERMS,
    'payoff-quotes': { quotes: [{ ...CARD_QUOTE, amountCents: 1_223_410 }] },
  },
  'payoff-short': { 'payoff-quotes': { quotes: [{ ...CARD_QUOTE, amountCents: 8_620_000 }] } },
  'payoff-dearer': { payoffs: { references: [], unpaid: [{ debt: 'card-1', creditor: 'Cedar Bank', why: 'SHORT', dueCents: 8_620_000 }] } },
  'payoff-refused': {
    payoffs: {
      references: [],
      unpaid: [{ debt: 'card-1', creditor: 'Cedar Bank', why: 'REFUSED', because: 'The address is no bank account.', refusals: 1 }],
    },
  },
  'payoff-paid': {
    payoffs: {
      references: ['payoff-example'],
      paid: [{ debt: 'card-1', payee: 'Cedar Bank', amountCents: 1_223_410, reference: 'payoff-example', on: '2026-11-30' }],
    },
  },
  'payoff-confirmed': { 'payoff-follow-up': { events: [{ what: 'IN_FULL', debt: 'card-1', on: '2026-12-08' }] } },
  'payoff-still-owed': {
    'payoff-follow-up': {
      events: [
        { what: 'SHORT', debt: 'card-1', on: '2026-12-08', shortCents: 4_250 },
        { what: 'BORROWER_OWES', debt: 'card-1', on: '2026-12-09', amountCents: 4_250 },
      ],
    },
  },
} as const
