/** What comes between the accepted offer and the money. */
import type { NumberedStep } from '../../../page/numbered-steps.tsx'
import { whatToDo } from '../../../signing/signing-phase.ts'
import type { SigningStateBody } from '../../../signing/signing-source.ts'

const WHAT_TO_DO = {
  READ: 'You read this one.',
  SIGN: 'You read it, then you sign each place in it.',
  NOTARY: 'You read it now. You sign it later, with the notary.',
} as const

/** An estimate, in steps of five: what has to be read is most of it. */
const MINUTES_A_DOCUMENT = 3
const minutesFor = (documents: number): number => Math.ceil((documents * MINUTES_A_DOCUMENT) / 5) * 5

/** Every document of the set, in its order. */
export const whatYouSign = ({ documents }: Pick<SigningStateBody, 'documents'>): readonly NumberedStep[] => [
  ...documents.map((document) => ({ title: document.title, text: WHAT_TO_DO[whatToDo(document)] })),
  { title: 'Finish', text: `All of it takes about ${minutesFor(documents.length)} minutes. You get a copy of everything you sign.` },
]

export const AFTER_ACCEPTING: readonly NumberedStep[] = [
  { title: 'Sign your documents', text: 'You read and sign them here. It takes about 15 minutes.' },
  { title: 'Meet a notary', text: 'The notary confirms who you are when you sign for your home.' },
  {
    title: 'Your right to cancel',
    text: 'On the home you live in, you have three business days to change your mind. No money is sent before they end.',
  },
  { title: 'Your money', text: 'We record your line and send the money to your account.' },
]
