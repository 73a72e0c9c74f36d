/** What operators see and do. Every call that changes something takes a reason and lands in the audit log. */
import { RECEIVED_DOCUMENT_KINDS } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { consentRecords } from '../service-comms-prefs/consent-records.ts'
import { afterSigningCalls } from './after-signing-calls.ts'
import { MOST_UPLOAD_BYTES, sentDocument } from './document-calls.ts'
import { earlierAccount } from './earlier-account.ts'
import { moneyOnItsWay } from './money-on-its-way.ts'
import { paperCopy } from './paper-copy.ts'
import { payoffBody } from './payoff-body.ts'
import { queueRow } from './queue-row.ts'
import { rescissionBody } from './rescission-body.ts'
import { textMessages } from './text-messages.ts'
import { spouseDecisionBody, titleSearchBody } from './who-signs-body.ts'

const uuid = z.object({ uuid: z.uuid() })
const instant = z.iso.datetime()
const base = '/console/api/v1'

/** The item's own names for the fields of its data, and for their values; empty where it has none. */
const labels = z.record(z.string(), z.unknown())
const stepTaken = z.object({ at: instant, step: z.string(), previousStep: z.string().nullable(), decision: z.string(), cause: z.string() })
const workRun = z.object({ item: z.string(), state: z.string(), tries: z.int(), at: instant })

export const consoleCalls = {
  me: call({
    method: 'GET',
    path: `${base}/me`,
    access: 'operator',
    agents: true,
    summary: 'Who is signed in',
    replies: {
      200: z.object({
        id: z.uuid(),
        email: z.string(),
        roles: z.array(z.string()),
        organizationCode: z.string(),
        /** staff of the platform: every organization is theirs */
        platform: z.boolean(),
        /** whether they move sandbox time, which is of the whole installation */
        movesTime: z.boolean(),
        organizations: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    },
  }),
  consents: call({
    method: 'GET',
    path: `${base}/applications/:uuid/consents`,
    access: 'operator',
    summary: 'What the borrower agreed to: when, from where, and the full texts',
    params: uuid,
    replies: { 200: consentRecords },
  }),
  texts: call({
    method: 'GET',
    path: `${base}/applications/:uuid/texts`,
    access: 'operator',
    summary: 'The text messages of an application, the newest first: what was sent, what became of it, and what was answered',
    params: uuid,
    replies: { 200: textMessages },
  }),
  queue: call({
    method: 'GET',
    path: `${base}/queue`,
    access: 'operator',
    summary: 'Applications, those that need review first',
    query: z.object({
      /** money: those that need review of an approval of funding, of what a bank sent back, or of an account after that */
      show: z.enum(['needs-person', 'money', 'all']).default('needs-person'),
      search: z.string().max(80).optional(),
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    replies: {
      200: z.object({
        rows: z.array(queueRow),
        waiting: z.int(),
        next: z.string().nullable(),
        /** organizations of these rows whose money waits while no one there has the role that releases it */
        fundersMissing: z.array(z.string()),
      }),
    },
  }),
  application: call({
    method: 'GET',
    path: `${base}/applications/:uuid`,
    access: 'operator',
    summary: 'One application: the open item, the steps, provider attempts, history',
    params: uuid,
    replies: {
      200: z.object({
        summary: queueRow,
        subDecision: z.string(),
        version: z.int(),
        /** the lender's own number of the version whose terms priced it last, or that it began under; null where none is kept */
        lenderVersion: z.int().nullable(),
        openItem: z
          .object({
            id: z.string(),
            kind: z.string(),
            title: z.string(),
            step: z.string(),
            by: z.string().nullable(),
            gaveUp: z.boolean(),
            why: z.string(),
            /** of work that is done on a business day, when that begins; null where it is under way */
            beginsAt: z.string().nullable(),
            /** why whoever reads this does not decide it though their role decides such items; null where nothing bars them */
            barred: z.string().nullable(),
            /** Of an approval of money: that no one is left for the other one, and who changes that; null where someone is. */
            advice: z.string().nullable(),
            schema: z.record(z.string(), z.unknown()),
            labels,
            example: z.unknown(),
            /** What is decided one by one, each with its own reason; empty where one answer is all. */
            parts: z.array(
              z.object({
                part: z.string(),
                title: z.string(),
                outcome: z.enum(['ACCEPTED', 'REFUSED']).nullable(),
                reason: z.string().nullable(),
                waitsFor: z.enum(['borrower', 'signer']).nullable(),
              }),
            ),
            /** What the item shows beside its question; an empty object where it shows nothing. */
            about: z.unknown(),
            /** What the decision is based on; the title is that of the item it comes from, null where it is a part of one. */
            reads: z.array(z.object({ title: z.string().nullable(), labels, data: z.unknown() })),
          })
          .nullable(),
        /** The approval that whoever reads this gave and may take back; null where there is none. */
        takeBack: z.object({ item: z.string(), title: z.string() }).nullable(),
        /** Bank accounts that were named before the one in review, and not verified; no numbers. */
        earlierAccounts: z.array(earlierAccount),
        walk: z.array(
          z.object({
            id: z.string(),
            kind: z.string(),
            title: z.string(),
            state: z.string(),
            settledAt: z.nullable(instant),
            labels,
            data: z.unknown(),
          }),
        ),
        /** How the borrower came: who sent them, by what campaign; empty for whoever came directly. */
        arrival: z.array(z.object({ label: z.string(), value: z.string() })),
        /** When the last mail to the borrower came back; null where it was taken. */
        mailRefusedAt: instant.nullable(),
        /** Why, in words; null with it. */
        mailRefusedWhy: z.string().nullable(),
        /** Paper copies that were asked for (15 USC 7001(c)(1)(B)), oldest first, and what was sent; `signers`: whoever may ask. */
        paperCopies: z.array(paperCopy),
        signers: z.array(z.object({ party: z.string(), name: z.string() })),
        /** Both null until there is one; the second of a spouse who signs and owns nothing of the home, where that is the team’s to decide. */
        titleSearch: titleSearchBody.nullable(),
        spouseDecision: spouseDecisionBody.nullable(),
        /** Since when the processor was asked to stop a payment; null once it answered. Until then the payment may leave. */
        stopAskedSince: instant.nullable(),
        /** the borrower's money, from when it left until the bank says that it is there */
        onItsWay: moneyOnItsWay.nullable(),
        /** A hold of the payment that stands, and why whoever reads this does not lift it; null while the payment is not held. */
        hold: z.object({ barred: z.string().nullable() }).nullable(),
        /** The owners' right to cancel; null where there is none: nothing is signed, or it is no primary home. */
        rescission: rescissionBody.nullable(),
        /** Each debt that was paid off, and what became of it; empty where none was. */
        payoffs: z.array(payoffBody),
        attempts: z.array(
          z.object({
            id: z.int(),
            at: instant,
            item: z.string(),
            provider: z.string(),
            outcome: z.string(),
            reference: z.string().nullable(),
            durationMs: z.int(),
            request: z.unknown(),
            response: z.unknown(),
          }),
        ),
        runs: z.array(workRun),
        history: z.array(stepTaken),
        documents: z.array(
          z.object({
            uuid: z.uuid(),
            type: z.string(),
            created: instant,
            mediaType: z.string(),
            fileName: z.string().nullable(),
            byteSize: z.int().nullable(),
            sentBy: z.string().nullable(),
            /** of the words, where the product made it */
            version: z.string().nullable(),
            /** of several score disclosures: the credit check that it is about */
            creditCheck: z.enum(['SOFT', 'HARD']).optional(),
          }),
        ),
        audit: z.array(
          z.object({ sequence: z.int(), at: instant, actor: z.string(), action: z.string(), detail: z.record(z.string(), z.unknown()) }),
        ),
      }),
    },
  }),
  document: call({
    method: 'GET',
    path: `${base}/applications/:uuid/documents/:document`,
    access: 'operator',
    throttle: 'download',
    summary: 'The content of a document; each reading lands in the audit log',
    params: z.object({ uuid: z.uuid(), document: z.uuid() }),
    replies: { 200: z.any() },
  }),
  receive: call({
    method: 'POST',
    path: `${base}/applications/:uuid/documents`,
    access: 'operator',
    roles: ['closer', 'funder', 'operator', 'underwriter', 'administrator'],
    throttle: 'upload',
    summary: 'Keeps a document that the team received of someone else, as an appraiser; the borrower has it once a decision names it',
    params: uuid,
    query: z.object({ kind: z.enum(RECEIVED_DOCUMENT_KINDS) }),
    upload: { maxBytes: MOST_UPLOAD_BYTES },
    replies: { 201: sentDocument },
  }),
  discard: call({
    method: 'DELETE',
    path: `${base}/applications/:uuid/documents/:document`,
    access: 'operator',
    roles: ['closer', 'funder', 'operator', 'underwriter', 'administrator'],
    throttle: 'piece',
    summary:
      'Removes a document that the team received and that no decision names: by whoever uploaded it, or by an administrator with a reason',
    params: uuid.extend({ document: z.uuid() }),
    query: z.object({ reason: reasonText(500).optional() }),
    replies: { 204: z.null() },
  }),
  decide: call({
    method: 'POST',
    path: `${base}/applications/:uuid/items/:item`,
    access: 'operator',
    roles: ['closer', 'funder', 'operator', 'underwriter', 'administrator'],
    stepUp: 'money',
    summary: 'Records a decision on an open wait, with a reason',
    params: uuid.extend({ item: z.string() }),
    body: z.object({ data: z.unknown(), reason: reasonText() }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  ...afterSigningCalls,
  rerun: call({
    method: 'POST',
    path: `${base}/applications/:uuid/items/:item/rerun`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Retries work that failed',
    params: uuid.extend({ item: z.string() }),
    body: z.object({ reason: reasonText() }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  readTime: call({
    method: 'GET',
    path: `${base}/sandbox/time`,
    access: 'operator',
    summary: 'Sandbox time and how far ahead it is (never in production)',
    replies: { 200: z.object({ now: instant, offsetMs: z.int() }) },
  }),
  moveTime: call({
    method: 'POST',
    path: `${base}/sandbox/time`,
    access: 'operator',
    roles: ['operator', 'administrator'],
    summary: 'Moves sandbox time forward (never in production)',
    body: z.object({ advanceDays: z.number('Enter a number of days').gt(0, 'Time only moves forward').max(3660, 'At most ten years') }),
    replies: { 200: z.object({ now: instant }) },
  }),
}
