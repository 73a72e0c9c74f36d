/** Who sees which flag, and why; the rules by which administrators change it. */
import { flagRule, MOST_FLAG_RULES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, uuid } from '../wire-fields.ts'

const path = '/console/api/v1/flags'
const readers = ['auditor', 'underwriter', 'administrator'] as const

/** ORGANIZATION: the one at which the caller is signed in. ALL: every organization; the platform's staff alone change it. */
const ruleScope = z.enum(['ORGANIZATION', 'ALL'])
const key = z.string().min(1).max(128)
const variables = z.record(z.string(), z.string())

/** As OpenFeature names reasons, with the sentence that says it. */
const judged = z.object({
  key: z.string(),
  enabled: z.boolean(),
  variables,
  reason: z.enum(['DEFAULT', 'STATIC', 'TARGETING_MATCH', 'SPLIT', 'DISABLED']),
  source: z.enum(['STANDARD', 'BRAND', 'FILE', 'SETTING', 'ALL', 'ORGANIZATION']),
  because: z.string(),
})

const flagRow = judged.extend({
  title: z.string(),
  does: z.string(),
  /** a change of its rules waits for another person */
  waits: z.boolean(),
  /** some people or properties see something else */
  differs: z.boolean(),
})

/** A rule with its place in its list, from 1 on: staff of one organization read those that concern it. */
const placedRule = z.object({ place: z.int(), rule: flagRule })

const ruleList = z.object({
  scope: ruleScope,
  mayChange: z.boolean(),
  /** of the version written last, in force or not; 0 where there is none */
  number: z.int(),
  /** of the version in force */
  rules: z.array(placedRule),
  /** the version that waits for another person */
  waiting: z.nullable(
    z.object({ number: z.int(), rules: z.array(placedRule), reason: z.string(), at: instant, byYou: z.boolean(), mayConfirm: z.boolean() }),
  ),
  /** the newest first */
  versions: z.array(
    z.object({
      number: z.int(),
      state: z.enum(['IN_FORCE', 'WAITING', 'REPLACED']),
      rules: z.array(placedRule),
      reason: z.string(),
      at: instant,
      byYou: z.boolean(),
      confirmedAt: z.nullable(instant),
    }),
  ),
})

export const consoleFlagCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'operator',
    roles: readers,
    summary: 'Every flag as this organization has it, and why; for staff of several organizations where it is on',
    replies: {
      200: z.object({
        organizationCode: z.string(),
        flags: z.array(flagRow.extend({ onAt: z.array(z.string()) })),
        organizations: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    },
  }),
  read: call({
    method: 'GET',
    path: `${path}/:key`,
    access: 'operator',
    roles: readers,
    summary: 'One flag: its rules with their versions, what counts without them, and who was counted in an experiment',
    params: z.object({ key }),
    replies: {
      200: flagRow.extend({
        decidedBy: z.enum(['ONE', 'TWO']),
        targets: z.array(z.enum(['STATE', 'PERSON'])),
        isCounted: z.boolean(),
        values: z.array(z.object({ name: z.string(), what: z.string(), standard: z.string(), isList: z.boolean() })),
        standard: z.boolean(),
        brand: z.nullable(z.boolean()),
        setting: z.nullable(z.object({ enabled: z.nullable(z.boolean()), variables })),
        file: z.nullable(z.object({ isDisabled: z.boolean(), rules: z.array(placedRule) })),
        lists: z.array(ruleList),
        counts: z.array(z.object({ variation: z.string(), kind: z.enum(['APPLICATION', 'VISITOR']), count: z.int() })),
      }),
    },
  }),
  save: call({
    method: 'PUT',
    path: `${path}/:key/rules`,
    access: 'operator',
    roles: ['administrator'],
    summary:
      'Write the whole list of rules as a new version; of some flags it waits for another person. 409 where someone else wrote one since',
    params: z.object({ key }),
    body: z.object({
      scope: ruleScope,
      /** of the list that was read */
      number: z.int().min(0),
      rules: z.array(flagRule).max(MOST_FLAG_RULES, `Please keep it to ${MOST_FLAG_RULES} rules`),
      reason: z.string().trim().min(8, 'Say why, in a few words').max(300, 'Please keep it to 300 characters'),
    }),
    replies: { 200: z.object({ number: z.int(), waits: z.boolean() }) },
  }),
  confirm: call({
    method: 'POST',
    path: `${path}/:key/rules/:number/confirm`,
    access: 'operator',
    roles: ['underwriter', 'administrator'],
    stepUp: 'always',
    summary: 'Confirm rules that another person wrote: from then on they count',
    params: z.object({ key, number: z.coerce.number().int().positive() }),
    body: z.object({ scope: ruleScope }),
    replies: { 200: z.object({ number: z.int() }) },
  }),
  tryOut: call({
    method: 'POST',
    path: `${path}/try`,
    access: 'operator',
    roles: readers,
    summary: 'What someone would see, flag by flag, and why; nothing is counted',
    body: z.object({
      organizationCode: z.string().max(32).optional(),
      state: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Choose a state')
        .optional(),
      /** an account or a tracker */
      person: uuid.optional(),
      applicationUuid: uuid.optional(),
    }),
    replies: {
      200: z.object({ organizationCode: z.string(), state: z.nullable(z.string()), flags: z.array(judged.extend({ title: z.string() })) }),
    },
  }),
}
