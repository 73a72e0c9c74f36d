/** What each lender looked and lent like, version by version, and which of them was in force from when. Rows are added and never changed. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 })

/** FOLDER: read from a brand folder. DESK: made by a person in the console. */
export const BRAND_SOURCES = ['FOLDER', 'DESK'] as const
export type BrandSource = (typeof BRAND_SOURCES)[number]

/** A whole brand: values, drawings, its own legal texts. It changes nothing until it is published. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    /** the lender's own count, from 1 */
    number: integer('number').notNull(),
    source: text('source').notNull().$type<BrandSource>(),
    content: jsonb('content').notNull(),
    /** of the content alone */
    digest: text('digest').notNull(),
    /** the lender takes no new applications under it */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /** null of a folder */
    madeBy: uuid('made_by'),
    madeAt: moment('made_at').notNull(),
    /** what whoever made it says of the change; null of a folder */
    note: text('note'),
  },
  (table) => [
    unique('brand_versions_numbered').on(table.organizationCode, table.number),
    // What a publication and an application name, so that they cannot name another lender's, or another maker.
    unique('brand_versions_of_lender').on(table.id, table.organizationCode),
    unique('brand_versions_by_source').on(table.id, table.organizationCode, table.source),
    unique('brand_versions_by_maker').on(table.id, table.organizationCode, table.madeBy),
    check(
      'brand_versions_made_by',
      sql`(${table.source} = 'FOLDER' and ${table.madeBy} is null) or (${table.source} = 'DESK' and ${table.madeBy} is not null)`,
    ),
  ],
)

/** That a version came into force; the newest row of a lender counts. The database refuses whoever made what the desk publishes. */
export const brandPublications = pgTable(
  'brand_publications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    organizationCode: text('organization_code').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    source: text('source').notNull().$type<BrandSource>(),
    madeBy: uuid('made_by'),
    publishedBy: uuid('published_by'),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    index('brand_publications_newest').on(table.organizationCode, table.id),
    foreignKey({
      name: 'brand_publications_of_version',
      columns: [table.version, table.organizationCode, table.source],
      foreignColumns: [brandVersions.id, brandVersions.organizationCode, brandVersions.source],
    }),
    foreignKey({
      name: 'brand_publications_of_maker',
      columns: [table.version, table.organizationCode, table.madeBy],
      foreignColumns: [brandVersions.id, brandVersions.organizationCode, brandVersions.madeBy],
    }),
    check(
      'brand_publications_by_another',
      sql`(${table.source} = 'FOLDER' and ${table.madeBy} is null and ${table.publishedBy} is null) or (${table.source} = 'DESK' and ${table.madeBy} is not null and ${table.publishedBy} is not null and ${table.publishedBy} <> ${table.madeBy})`,
    ),
  ],
)

/** What a lender's administrators are changing: one draft of each lender, kept with its faults until it is published or discarded. */
export const brandDrafts = pgTable(
  'brand_drafts',
  {
    organizationCode: text('organization_code').primaryKey(),
    /** from 1: whoever saves names the one that was read */
    revision: integer('revision').notNull(),
    content: jsonb('content').notNull(),
    withdrawn: boolean('withdrawn').notNull(),
    note: text('note').notNull(),
    /** the number of the version in force when the work began */
    basedOn: integer('based_on').notNull(),
    savedBy: uuid('saved_by').notNull(),
    savedByName: text('saved_by_name').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** everyone who saved any of it: none of them publishes it */
    writtenBy: uuid('written_by').array().notNull(),
    /** the number of the version that was made of it and waits for another person */
    asked: integer('asked'),
    refusedByName: text('refused_by_name'),
    refusedAt: moment('refused_at'),
    refusedBecause: text('refused_because'),
  },
  (table) => [
    foreignKey({
      name: 'brand_drafts_asked',
      columns: [table.organizationCode, table.asked],
      foreignColumns: [brandVersions.organizationCode, brandVersions.number],
    }),
  ],
)
