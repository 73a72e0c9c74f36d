/** Brands as they are kept: versions, and which of them was in force from when. Rows are only added. */
import { and, desc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { type BrandSource, brandPublications, brandVersions } from '../schema.ts'

/** Any number that no other program takes as its advisory lock on this database. */
const NUMBERING_LOCK = 7_203_124

/** A version as nodes read it at their start: most are known already by their digest, and leave their content where it is. */
export interface KnownVersion {
  readonly id: number
  readonly organizationCode: string
  readonly number: number
  readonly source: BrandSource
  readonly digest: string
  readonly withdrawn: boolean
  /** The publication that has it in force; null where another is. */
  readonly publication: number | null
  /** It is what the folder said last. */
  readonly isNewestOfFolder: boolean
  /** Of what is in force, unless its digest was given. */
  readonly content: unknown
  /** JSON of the lending terms of what was in force before. */
  readonly lending: string | null
}

/** Every version that is or was in force, and what each folder said last, in one query. @param known digests whose content is not needed */
export async function knownVersions(session: Session, known: readonly string[]): Promise<KnownVersion[]> {
  const { rows } = await session.query(
    `with newest as (select organization_code, max(id) as id from brand_publications group by organization_code),
       in_force as (select p.id, p.version from newest join brand_publications p on p.id = newest.id),
       of_folder as (select organization_code, max(number) as number from brand_versions where source = 'FOLDER' group by organization_code)
     select v.id, v.organization_code, v.number, v.source, v.digest, v.withdrawn, f.id as publication, o.number is not null as of_folder,
       case when f.id is not null and not v.digest = any ($1::text[]) then v.content end as content,
       case when f.id is null then (v.content -> 'values' -> 'lending')::text end as lending
     from brand_versions v
       left join in_force f on f.version = v.id
       left join of_folder o on o.organization_code = v.organization_code and o.number = v.number
     where f.id is not null or o.number is not null or exists (select 1 from brand_publications p where p.version = v.id)
     order by v.organization_code, v.number`,
    [known],
  )
  return rows.map((row) => ({
    id: Number(row.id),
    organizationCode: String(row.organization_code),
    number: Number(row.number),
    source: row.source as BrandSource,
    digest: String(row.digest),
    withdrawn: row.withdrawn === true,
    publication: row.publication === null ? null : Number(row.publication),
    isNewestOfFolder: row.of_folder === true,
    content: row.content,
    lending: row.lending === null ? null : String(row.lending),
  }))
}

/** Of the last publication of any lender; 0 where there is none. */
export async function lastPublication(session: Session): Promise<number> {
  return Number((await session.query('select coalesce(max(id), 0) as id from brand_publications')).rows[0]!.id)
}

/** Until the transaction ends no other node and no other person adds a version: they are numbered in turn. */
export const lockVersions = async (session: Session): Promise<void> =>
  void (await session.query('select pg_advisory_xact_lock($1)', [NUMBERING_LOCK]))

export interface NewVersion {
  readonly organizationCode: string
  readonly source: BrandSource
  readonly content: unknown
  readonly digest: string
  readonly withdrawn: boolean
  readonly madeBy: string | null
  readonly madeAt: string
  readonly note: string | null
}

/** Adds versions with the next number of their lender, one statement for all. After `lockVersions`. Content that is null is that of the newest version of the same digest. */
export async function insertVersions(
  session: Session,
  versions: readonly NewVersion[],
): Promise<{ id: number; organizationCode: string }[]> {
  const { rows } = await session.query(
    `insert into brand_versions (organization_code, number, source, content, digest, withdrawn, made_by, made_at, note)
     select n."organizationCode", coalesce((select max(v.number) from brand_versions v where v.organization_code = n."organizationCode"), 0) + 1,
       n.source, coalesce(nullif(n.content, 'null'::jsonb), (select v.content from brand_versions v
         where v.organization_code = n."organizationCode" and v.digest = n.digest order by v.number desc limit 1)), n.digest, n.withdrawn, n."madeBy", n."madeAt", n.note
     from jsonb_to_recordset($1::jsonb) as n("organizationCode" text, source text, content jsonb, digest text, withdrawn boolean, "madeBy" uuid,
       "madeAt" timestamptz, note text)
     returning id, organization_code`,
    [JSON.stringify(versions)],
  )
  return rows.map((row) => ({ id: Number(row.id), organizationCode: String(row.organization_code) }))
}

/** What the folders say comes into force. */
export async function publishFolderVersions(
  session: Session,
  versions: readonly { readonly id: number; readonly organizationCode: string }[],
  publishedAt: string,
): Promise<void> {
  await session.query(
    `insert into brand_publications (organization_code, version, source, published_at)
     select n."organizationCode", n.id, 'FOLDER', $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as n(id bigint, "organizationCode" text)`,
    [JSON.stringify(versions), publishedAt],
  )
}

export const insertDeskPublication = async (
  session: Session,
  row: {
    readonly organizationCode: string
    readonly version: number
    readonly madeBy: string
    readonly publishedBy: string
    readonly publishedAt: string
  },
): Promise<void> => void (await session.orm.insert(brandPublications).values({ ...row, source: 'DESK' }))

export type BrandVersionRow = typeof brandVersions.$inferSelect
export type BrandPublicationRow = typeof brandPublications.$inferSelect

/** Without their content, the newest first. */
export const versionsOf = (session: Session, organizationCode: string): Promise<Omit<BrandVersionRow, 'content'>[]> =>
  session.orm
    .select({
      id: brandVersions.id,
      organizationCode: brandVersions.organizationCode,
      number: brandVersions.number,
      source: brandVersions.source,
      digest: brandVersions.digest,
      withdrawn: brandVersions.withdrawn,
      madeBy: brandVersions.madeBy,
      madeAt: brandVersions.madeAt,
      note: brandVersions.note,
    })
    .from(brandVersions)
    .where(eq(brandVersions.organizationCode, organizationCode))
    .orderBy(desc(brandVersions.number))

/** Newest first: the first one is in force. */
export const publicationsOf = (session: Session, organizationCode: string): Promise<BrandPublicationRow[]> =>
  session.orm
    .select()
    .from(brandPublications)
    .where(eq(brandPublications.organizationCode, organizationCode))
    .orderBy(desc(brandPublications.id))

/** By its number; undefined where the lender has none of it. */
export async function versionNumbered(session: Session, organizationCode: string, number: number): Promise<BrandVersionRow | undefined> {
  const [found] = await session.orm
    .select()
    .from(brandVersions)
    .where(and(eq(brandVersions.organizationCode, organizationCode), eq(brandVersions.number, number)))
  return found
}
