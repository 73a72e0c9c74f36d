/** What comes between the accepted offer and the money. */
import type { NumberedStep } from '../../../page/numbered-steps.tsx'

export const WHAT_YOU_SIGN: readonly NumberedStep[] = [
  { title: 'Read your closing disclosure', text: 'Every figure of your line, as you accepted it. You only read this one.' },
  {
    title: 'Sign your agreement',
    text: 'It has the terms of your line and your promise to repay what you draw. You sign each place in turn.',
  },
  { title: 'Finish', text: 'It takes about ten minutes. You get a copy of everything you sign. The deed comes later, with the notary.' },
]

export const AFTER_ACCEPTING: readonly NumberedStep[] = [
  { title: 'Sign your documents', text: 'You read and sign them here. It takes about ten minutes.' },
  { title: 'Meet a notary', text: 'The notary confirms who you are when you sign for your home.' },
  {
    title: 'Your right to cancel',
    text: 'On the home you live in, you have three business days to change your mind. No money is sent before they end.',
  },
  { title: 'Your money', text: 'We record your line and send the money to your account.' },
]
