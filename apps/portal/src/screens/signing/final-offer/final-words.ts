/** What comes between the accepted offer and the money. */
import type { NumberedStep } from '../../../page/numbered-steps.tsx'

export const AFTER_ACCEPTING: readonly NumberedStep[] = [
  { title: 'Sign your documents', text: 'You read and sign them here. It takes about 15 minutes.' },
  { title: 'Meet a notary', text: 'The notary confirms who you are when you sign for your home.' },
  {
    title: 'Your right to cancel',
    text: 'On the home you live in, you have three business days to change your mind. No money is sent before they end.',
  },
  { title: 'Your money', text: 'We record your line and send the money to your account.' },
]
