/**
 * A second person confirms a notice of rescission that the team recorded after money had left: they compared it with its scan. From then on it counts that
 * nothing is owed (12 CFR 1026.15(d)(1)). All had stopped with the first. Never asked: it is there to be done.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { wait } from '../../item.ts'
import { canceledWords, rescissionExercise } from './rescission-exercise.ts'

export const rescissionConfirmation = wait('rescission-confirmation', {
  title: 'Your line is canceled',
  staffTitle: 'Notice of the right to cancel, confirmed',
  why: 'A second person on our team checks a notice that comes after money was sent.',
  steps: ['RESCISSION'],
  progress: 'SIGNING',
  apartFrom: { 'rescission-exercise': 'You recorded the notice. Someone else on the team must confirm it.' },
  data: z.object({ confirmed: z.optional(z.object({ on: localDate })) }),
  initially: {},
  labels: { confirmed: { on: 'Confirmed on' } },
  settledMail: ({ confirmed }, known) => {
    const exercised = known(rescissionExercise)?.exercised
    return confirmed && exercised && canceledWords(exercised, 'BORROWER')
  },
  example: { confirmed: { on: '2026-12-15' } },
})
