/** The brands of a node as it starts: what the folders say is brought into the database, and what is in force is read from it. */
import type { Brand } from '@hearthline/brands'
import { BrandError, productTexts } from '@hearthline/brands/load'
import type { Logger } from 'pino'
import { refuseUnknownOrganizations } from '../adapters.ts'
import type { Config } from '../config.ts'
import { judgeBrands } from '../judge-settings.ts'
import type { Db } from '../store/db.ts'
import { asSystem } from '../store/scope.ts'
import { type BrandReader, createBrandReader, folderBrands } from '../usecases/brands/brand-reader.ts'
import { importBrandFolders } from '../usecases/brands/import-brand-folders.ts'
import { type BrandKeeper, createBrandKeeper } from '../usecases/brands/keep-brands.ts'
import { type BrandsAt, createLiveBrands, type LiveBrands } from './live-brands.ts'

type Folders = ReadonlyMap<string, Brand>

interface Opened {
  readonly db: Db
  readonly log: Logger
  readonly clock: { now(): string }
  readonly config: Config
  /** as they were read for this start, and were judged */
  readonly folders: Folders
  readonly readFolders: () => Promise<Folders>
  /** a command: it brings nothing into the database */
  readonly isIdle: boolean
}

/** @throws BrandError, StartRefused */
export async function openBrands(opened: Opened): Promise<{ brands: LiveBrands; brandKeeper: BrandKeeper }> {
  const { db, log, clock, config, folders, isIdle } = opened
  const reader = createBrandReader(await productTexts(), (fault) => log.error(fault))
  const judge = (brands: Folders) => judgeBrands(config, brands)
  const { at, told } = isIdle
    ? { at: await brandsInForce(db, reader, folders), told: [] }
    : await importBrandFolders({ db, reader, now: clock.now() }, folders, judge)
  // Fifty lines of a first start would say nothing.
  for (const sentence of told.length < at.brands.size ? told : []) log.info(sentence)
  refuseUnknownOrganizations(config, at.brands.keys())
  const brands = createLiveBrands(at)
  const brandKeeper = createBrandKeeper({ db, log, clock, live: brands, reader, folders: opened.readFolders, judge })
  return { brands, brandKeeper }
}

/** For whoever writes nothing: what is in force, or the folders where no node has started since brands are kept in the database. */
export async function brandsInForce(db: Db, reader: BrandReader, folders: Folders): Promise<BrandsAt> {
  reader.learn(folderBrands(folders))
  const versions = await asSystem(() => reader.versions(db))
  if (versions.length > 0) return reader.brandsAt(versions)
  return { brands: folders, lending: new Map(), numbers: new Map(), first: new Map(), publication: 0 }
}

/** The same for a command that opens the database by itself. @throws BrandError */
export async function readBrandsInForce(db: Db, folders: Folders): Promise<LiveBrands> {
  const unreadable: string[] = []
  const at = await brandsInForce(
    db,
    createBrandReader(await productTexts(), (fault) => unreadable.push(fault)),
    folders,
  )
  if (unreadable.length > 0) throw new BrandError(unreadable)
  return createLiveBrands(at)
}
