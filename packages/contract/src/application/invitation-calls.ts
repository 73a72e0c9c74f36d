/** Those whom a borrower waits for: how each was reached, and the mail to them once more. */
import { EMAIL_CHANGES, MARITAL_STATUSES, RECORDABLE, REMOVAL_REASONS, rightName, SIGNER_PARTS } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'

const base = '/service-application/api/v1/application/heloc/:uuid/signers'
const params = z.object({ uuid: z.uuid() })

/** NO_EMAIL: the team contacts them. INVITED: has not signed in yet. READ: has read what is signed at an office, and signs it there. READS_AGAIN: what they read and agreed to has changed since. SHOWS_ID: they lost their mailbox, and show who they are at the one of now. */
export const INVITATION_STATES = ['NO_EMAIL', 'INVITED', 'SIGNED_IN', 'READ', 'READS_AGAIN', 'SHOWS_ID', 'SIGNED'] as const

const invitation = z.object({
  party: z.string(),
  name: z.string(),
  part: z.enum(SIGNER_PARTS),
  /** null where the borrower gave none */
  email: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  /** when the last mail to them left; null where none has */
  sentAt: z.iso.datetime().nullable(),
  /** when the last mail to this very address came back; null where it was taken, or the address was corrected since */
  refusedAt: z.iso.datetime().nullable(),
  /** something is theirs to do now, and they can be written to of it */
  mayInvite: z.boolean(),
})
export type InvitationBody = z.output<typeof invitation>

const staffInvitation = invitation.extend({
  /** Whether they have signed the deed before a notary; null of someone who does not sign it. */
  deed: z.enum(['TO_COME', 'SIGNED']).nullable(),
  /** Of an owner who died since: the personal representative who received the notice of the right to cancel in their place, and when. */
  noticeTo: z.object({ name: z.string(), on: z.iso.date() }).nullable(),
  /** why no one takes them off; null of whom two of the team may */
  stays: z.string().nullable(),
  /** The reasons for which the borrower, once it is confirmed, has to check and submit their application again. */
  submitsAgain: z.array(z.enum(REMOVAL_REASONS)),
  /** The reasons for which this one may be removed: a co-owner is no spouse whose name was misspelled. */
  reasons: z.array(z.enum(REMOVAL_REASONS)),
  /** The only trustee of the trust: whoever removes them names the trustee in their place. */
  needsSuccessor: z.boolean(),
  /** Asked for, and not decided. `barred`: why whoever reads this does not confirm it. */
  removal: z
    .object({
      because: z.enum(REMOVAL_REASONS),
      document: z.uuid(),
      /** the name under which they sign from then on */
      rightName: z.string().nullable(),
      /** where they are reached from then on, if that changes with it */
      rightEmail: z.string().nullable(),
      /** Who is the trustee in their place, by name. */
      successor: z.string().nullable(),
      /** They are removed as an owner, and sign on as a spouse. */
      signsAs: z.literal('SPOUSE').nullable(),
      /** Who is taken off with them, by name. */
      along: z.array(z.string()),
      askedBy: z.string(),
      askedAt: z.iso.datetime(),
      barred: z.string().nullable(),
    })
    .nullable(),
  /** Of an owner, where the law has their spouse sign: what they said of it that stands, and whom of the application they may be married to. */
  marriage: z
    .object({
      status: z.enum(MARITAL_STATUSES).nullable(),
      /** What one of the team may record of it; `told`: why no more, and who can. */
      recordable: z.enum(RECORDABLE),
      told: z.string().nullable(),
      people: z.array(z.object({ party: z.string(), name: z.string() })),
    })
    .nullable(),
})
export type StaffInvitationBody = z.output<typeof staffInvitation>

const reason = reasonText()
const signer = z.string().regex(/^[0-9a-f]{16}$/)

export const invitationCalls = {
  invitations: call({
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'Each additional signer of the borrower’s application, and how far they are',
    params,
    replies: { 200: z.array(invitation) },
  }),
  staffInvitations: call({
    method: 'GET',
    path: '/console/api/v1/applications/:uuid/signers',
    access: 'operator',
    summary: 'Each additional signer of an application, how far they are, and whether they may be removed',
    params,
    replies: { 200: z.array(staffInvitation) },
  }),
  reachSigner: call({
    method: 'POST',
    path: '/console/api/v1/applications/:uuid/signers/:party/email',
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Corrects or adds the email of an additional signer, or keeps it, and emails them of what is theirs to do',
    params: params.extend({ party: z.string().regex(/^[0-9a-f]{16}$/) }),
    body: z.object({
      email: z.email('Please enter a valid email address').max(254),
      /** Why another email takes the place of one: then what they did from the one of before counts no longer, or stays theirs. */
      because: z.enum(EMAIL_CHANGES, 'Choose why the email changes').default('NOT_THEIRS'),
      reason: reasonText(),
    }),
    replies: { 200: z.object({ email: z.string(), isSent: z.boolean() }) },
  }),
  askRemoval: call({
    method: 'POST',
    path: '/console/api/v1/applications/:uuid/signers/:party/removal',
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Asks to remove a signer, or to put their name right, with a document that shows it; another person confirms it',
    params: params.extend({ party: signer }),
    body: z
      .object({
        because: z.enum(REMOVAL_REASONS, 'Choose why they do not sign'),
        document: z.uuid('Upload the document that shows it'),
        /** of someone who was misspelled */
        rightName: z.optional(rightName),
        /** the full name of the trustee in their place, as the trust's documents show it */
        successor: z.optional(z.string().trim().max(120)),
        reason,
      })
      .refine(({ because, rightName: right }) => (because === 'MISSPELLED') === (right !== undefined), {
        path: ['rightName', 'firstName'],
        message: 'Enter the name as the document has it, of someone who was misspelled and of no one else',
      }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  decideRemoval: call({
    method: 'POST',
    path: '/console/api/v1/applications/:uuid/signers/:party/removal/decision',
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Confirms, as another person than asked for it, or declines that a signer is removed',
    params: params.extend({ party: signer }),
    body: z.object({
      outcome: z.enum(['CONFIRMED', 'DECLINED']),
      /** Which request was read: of when it is. */
      askedAt: z.iso.datetime('Reload the page and read the request'),
      reason,
    }),
    replies: { 200: z.object({ step: z.string() }) },
    idempotent: true,
  }),
  giveSignersEmail: call({
    method: 'POST',
    path: `${base}/:party/email`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Gives the email of an additional signer of whom none is known, and invites them; 409 where there is one already',
    params: params.extend({ party: z.string().regex(/^[0-9a-f]{16}$/) }),
    body: z.object({ email: z.email('Please enter a valid email address').max(254) }),
    replies: { 202: z.object({ email: z.string() }) },
  }),
  invite: call({
    method: 'POST',
    path: `${base}/:party/invitation`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Sends an additional signer the mail of their turn again; 409 where nothing is theirs to do',
    params: params.extend({ party: z.string().regex(/^[0-9a-f]{16}$/) }),
    replies: { 202: z.object({ email: z.string() }) },
  }),
}
