/** What comes between the accepted offer and the money. */
import type { NumberedStep } from '../../../page/numbered-steps.tsx'

const SIGNED_HERE: readonly NumberedStep[] = [
  { title: 'Sign your documents', text: 'You read and sign them here. It takes about 15 minutes.' },
  { title: 'Meet a notary', text: 'The notary confirms who you are when you sign for your home.' },
]

/** Tex. Const. XVI s.50(a)(6)(N): nothing is signed anywhere else. */
const SIGNED_AT_OFFICE: readonly NumberedStep[] = [
  { title: 'Read your documents', text: 'You read them here, as soon as the law of your state allows. It takes about 15 minutes.' },
  { title: 'Choose a time and an office', text: 'You choose the office of a title company, of an attorney, or ours.' },
  {
    title: 'Sign everything there',
    text: 'You sign all documents at the office, and the deed before a notary. Everyone who signs comes with you.',
  },
]

const AFTER_SIGNING: readonly NumberedStep[] = [
  {
    title: 'Your right to cancel',
    text: 'On the home you live in, you have three business days to change your mind. No money is sent before they end.',
  },
  { title: 'Your money', text: 'We record your line and send the money to your account.' },
]

export const afterAccepting = (atOffice: boolean): readonly NumberedStep[] => [
  ...(atOffice ? SIGNED_AT_OFFICE : SIGNED_HERE),
  ...AFTER_SIGNING,
]
