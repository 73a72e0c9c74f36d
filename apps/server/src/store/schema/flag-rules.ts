/** Rules of feature flags by administrators, and who saw which side of an experiment. Rows are added and never changed. */

import type { FlagRule } from '@hearthline/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** In place of an organization's code: the rules of every organization. */
export const EVERY_ORGANIZATION = '*'

/** Each change is a version of the whole ordered list: so its order is kept, and what was changed can be seen. */
export const flagRuleSets = pgTable(
  'flag_rule_sets',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    flag: text('flag').notNull(),
    number: integer('number').notNull(),
    rules: jsonb('rules').$type<FlagRule[]>().notNull(),
    reason: text('reason').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    // Two administrators who change the same version: the database lets one of them through.
    unique('flag_rule_sets_number').on(table.organizationCode, table.flag, table.number),
    unique('flag_rule_sets_named').on(table.id, table.organizationCode, table.madeBy),
    check('flag_rule_sets_counted', sql`${table.number} > 0`),
  ],
)

/** That another person confirmed it; the database itself refuses the one who made it. */
export const flagRuleConfirmations = pgTable(
  'flag_rule_confirmations',
  {
    ruleSet: bigint('rule_set', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    madeBy: uuid('made_by').notNull(),
    confirmedBy: uuid('confirmed_by').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'flag_rule_confirmations_of_set',
      columns: [table.ruleSet, table.organizationCode, table.madeBy],
      foreignColumns: [flagRuleSets.id, flagRuleSets.organizationCode, flagRuleSets.madeBy],
    }),
    check('flag_rule_confirmations_by_another', sql`${table.confirmedBy} <> ${table.madeBy}`),
  ],
)

/** Once for each application, and once for each visitor before one; a visitor is kept as a digest. */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    organizationCode: text('organization_code').notNull(),
    experiment: text('experiment').notNull(),
    kind: text('kind').$type<'APPLICATION' | 'VISITOR'>().notNull(),
    subject: text('subject').notNull(),
    variation: text('variation').notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'experiment_exposures_once', columns: [table.organizationCode, table.experiment, table.kind, table.subject] }),
    check('experiment_exposures_kind', sql`${table.kind} IN ('APPLICATION', 'VISITOR')`),
  ],
)
