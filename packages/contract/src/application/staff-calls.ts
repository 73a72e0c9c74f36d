/** Who is on the team of an organization, and who of them releases money. */
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'

const path = '/console/api/v1/staff'

const member = z.object({
  id: z.uuid(),
  /** as the team calls them; their email where no name is kept */
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  organizations: z.array(z.string()),
  /** why whoever reads this does not change the role; null where nothing bars them */
  barred: z.string().nullable(),
  /** why whoever reads this does not reset how they prove that it is them; null where nothing bars it */
  resetBarred: z.string().nullable(),
})

/** For which loan officers someone sends applicants; without a name where the register has the entry no more. */
const agentOf = z.array(z.object({ id: z.uuid(), name: z.string().nullable() }))

export const staffCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'operator',
    summary: 'The staff of the organizations that the caller acts for, and of the platform: who acted is named by it',
    replies: { 200: z.object({ staff: z.array(member.extend({ officers: agentOf })) }) },
  }),
  changeFunder: call({
    method: 'PUT',
    path: `${path}/:id/funder`,
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary: 'Gives someone on the team the role that releases money, or takes it back; no one gives it to themselves',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      isFunder: z.boolean(),
      reason: reasonText(),
    }),
    replies: { 200: member },
  }),
  resetSecondFactor: call({
    method: 'POST',
    path: `${path}/:id/second-factor/reset`,
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary:
      'Removes the passkeys, the authenticator app and the recovery codes of someone on the team who lost them, ends their sessions and emails them; no one does it for themselves',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: reasonText() }),
    replies: { 200: member },
  }),
}
