/**
 * Several sessions online came to nothing: another one would too, until someone has found out why. The team calls the borrower and says whether they may
 * try again online. They may meet a notary in person at any time, and need not wait for the call.
 */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { aboutAppointment, isOnlineSpent, notaryAppointment } from './notary-appointment.ts'
import { signingStep } from './notary-booking.ts'
import { notarySession } from './notary-session.ts'

export const notaryHelp = wait('notary-help', {
  title: 'We help you meet a notary',
  staffTitle: 'Online notary sessions that came to nothing',
  why: 'Several online sessions did not work. Our team calls you to find out why. You can meet a notary in person without waiting for the call.',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: signingStep,
  by: 'operator',
  applies: (known) => {
    const session = known(notarySession)
    return session !== undefined && session.outcome !== 'SIGNED' && isOnlineSpent(known)
  },
  reads: (known) => [known(notarySession)],
  corrects: [notaryAppointment],
  notAfter: 'deed-signing',
  about: aboutAppointment,
  data: z.object({ outcome: z.enum(['ONLINE_AGAIN', 'IN_PERSON']) }),
  labels: {
    outcome: {
      label: 'What was agreed',
      options: { ONLINE_AGAIN: 'They may try again online', IN_PERSON: 'They meet a notary in person' },
    },
  },
  settledMail: ({ outcome }) =>
    outcome === 'ONLINE_AGAIN'
      ? { subject: 'You can meet a notary online again', body: 'You can choose another online session now. Sign in to continue.' }
      : { subject: 'Meet your notary in person', body: 'Choose where and when to meet a notary in person. Sign in to continue.' },
  example: { outcome: 'ONLINE_AGAIN' },
})
