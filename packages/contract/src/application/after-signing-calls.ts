/** What the team records after the agreement is signed: the owners' right to cancel, and what became of each payoff. */
import { paperSending, payoffEvent, REFUSED_NOTICES, rescissionReturned } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { writtenNotice } from './rescission-body.ts'

const path = '/console/api/v1/applications/:uuid'
const uuid = z.object({ uuid: z.uuid() })
const reason = reasonText()

export const afterSigningCalls = {
  recordRescission: call({
    method: 'POST',
    path: `${path}/rescission`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Records a written notice of rescission (12 CFR 1026.15(a)(2)): the line is canceled, also after its money was sent',
    params: uuid,
    body: writtenNotice,
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  recordReturn: call({
    method: 'POST',
    path: `${path}/rescission/return`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary:
      'Records what was returned after a rescission, with its document, by another person than recorded the notice (12 CFR 1026.15(d)(2), (3))',
    params: uuid,
    body: rescissionReturned.omit({ amountCents: true }).extend({
      /** of what the owners give back: the part that came; all of it where left out */
      amountCents: z.int().min(1, 'Enter the amount that came').optional(),
      document: z.uuid('Upload what shows it'),
      reason,
    }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  confirmRescission: call({
    method: 'POST',
    path: `${path}/rescission/confirm`,
    access: 'operator',
    roles: ['closer', 'operator', 'underwriter', 'administrator'],
    summary:
      'Confirms a notice of rescission that another person recorded after money had left: it counts that nothing is owed (12 CFR 1026.15(d)(1))',
    params: uuid,
    body: z.object({ reason }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  refuseRescission: call({
    method: 'POST',
    path: `${path}/rescission/refuse`,
    access: 'operator',
    roles: ['closer', 'operator', 'underwriter', 'administrator'],
    summary:
      'Refuses a notice of rescission that another person recorded after money had left, and that no owner gave, or not in time: the line continues where it was',
    params: uuid,
    body: z.object({
      because: z.enum(REFUSED_NOTICES, 'Choose why it does not count'),
      document: z.uuid('Upload what shows it'),
      /** of TOO_LATE: the day on which it was given, as whoever refuses it found */
      finding: z.object({ givenOn: z.iso.date('Enter the day on which it was given') }).optional(),
      reason,
    }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  addNoticeScan: call({
    method: 'POST',
    path: `${path}/rescission/scan`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary:
      'Adds the scan of a notice of rescission that was recorded without one: needed once a payment is found that had left before it',
    params: uuid,
    body: z.object({ document: z.uuid('Upload the scan of the notice'), reason }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  recordLatePayment: call({
    method: 'POST',
    path: `${path}/rescission/payment`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary:
      'Records a check or wire to a creditor that had left before a notice of rescission was received, by another person than recorded the notice or entered the quotes',
    params: uuid,
    body: z.object({
      debt: z.string().max(100),
      reference: z.string().trim().min(3, 'Enter the number of the check or wire').max(120),
      on: z.iso.date('Enter the day on which it was sent'),
      document: z.uuid('Upload a copy of the check or wire'),
      reason,
    }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  recordPayoff: call({
    method: 'POST',
    path: `${path}/payoffs`,
    access: 'operator',
    roles: ['funder', 'operator', 'underwriter', 'administrator'],
    stepUp: 'money',
    summary:
      'Records what a creditor said of a payoff, how a difference was settled, or the release of its lien; what lets money leave is a funder’s',
    params: uuid,
    body: z.object({ event: payoffEvent, reason }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  recordPaper: call({
    method: 'POST',
    path: `${path}/paper-copies`,
    access: 'operator',
    roles: ['closer', 'operator', 'underwriter', 'administrator'],
    summary: 'Records that paper copies were sent to someone who signs, free of charge (15 USC 7001(c)(1)(B)): they are told by mail',
    params: uuid,
    body: paperSending.extend({
      party: z.string().max(100),
      /** Which of the documents that are owed after a withdrawal are in it. */
      documents: z.array(z.uuid()).min(1).max(500).optional(),
      reason,
    }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  recordStatement: call({
    method: 'POST',
    path: `${path}/rescission/statement`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Records an owner’s statement on paper that they did not cancel, after the right has ended (12 CFR 1026.15(c))',
    params: uuid,
    body: z.object({
      party: z.string(),
      signedOn: z.iso.date('Enter the day on which it was signed'),
      document: z.uuid('Upload the scan of the statement'),
      reason,
    }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
}
