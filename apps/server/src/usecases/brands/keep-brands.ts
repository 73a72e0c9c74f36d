/** Keeps this node's brands as the database has them, and brings changed folders into it while the node runs. */
import type { Brand } from '@hearthline/brands'
import { type BrandContent, BrandError, contentOf, type DrawnBrand } from '@hearthline/brands/load'
import type { Logger } from 'pino'
import type { LiveBrands } from '../../brands/live-brands.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Db, Session } from '../../store/db.ts'
import { type BrandVersionRow, lastPublication } from '../../store/repositories/brand-versions.ts'
import { asSystem } from '../../store/scope.ts'
import type { BrandReader } from './brand-reader.ts'
import { importBrandFolders, togetherFaults } from './import-brand-folders.ts'

interface Parts {
  readonly db: Db
  readonly log: Logger
  readonly clock: { now(): string }
  readonly live: LiveBrands
  readonly reader: BrandReader
  /** The folders as they are now. @throws BrandError */
  readonly folders: () => Promise<ReadonlyMap<string, Brand>>
  /** @throws StartRefused for brands that the settings refuse */
  readonly judge: (brands: ReadonlyMap<string, Brand>) => void
}

export interface BrandKeeper {
  /** Reads again what is in force; several that ask at once share a reading that begins after they asked. */
  refresh(): Promise<void>
  /** The same where something was published of which this node was not told. */
  heal(): Promise<void>
  /**
   * The folders are read as at a start. What is wrong is said and changes nothing.
   * @returns what happened, a sentence each
   */
  reloadFolders(): Promise<{ readonly changed: boolean; readonly told: readonly string[] }>
  /** The brand that content would be, and what is wrong with it in force beside the others, a sentence each. */
  judgeContent(content: unknown, others: ReadonlyMap<string, Brand>): { readonly brand?: Brand; readonly faults: readonly string[] }
  /** The same of a stored version, beside what is in force in the transaction. */
  judgeAgain(session: Session, version: Judged): Promise<{ readonly faults: readonly string[] }>
  contentOf(brand: Brand): BrandContent
  /** What can be drawn of content, whether or not it could be in force. */
  draw(content: unknown, usual: Brand): DrawnBrand
}

type Judged = Pick<BrandVersionRow, 'id' | 'number' | 'content' | 'withdrawn'>

export function createBrandKeeper({ db, log, clock, live, reader, folders, judge }: Parts): BrandKeeper {
  let reading: Promise<void> | undefined
  let next: Promise<void> | undefined

  const read = async (): Promise<void> => {
    const at = await asSystem(async () => reader.brandsAt(await reader.versions(db), live.now()))
    // A reading that began earlier may end later.
    if (at.publication >= live.now().publication) live.replace(at)
  }
  const begin = (): Promise<void> => {
    const began = read().finally(() => {
      if (reading === began) reading = undefined
    })
    reading = began
    return began
  }
  const refresh = async (): Promise<void> => {
    if (!reading) return await begin()
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return begin()
      })
    await next
  }

  const judgeContent: BrandKeeper['judgeContent'] = (content, others) => {
    const { brand, faults } = reader.make(content)
    if (!brand || faults.length > 0) return { ...(brand && { brand }), faults }
    return { brand, faults: togetherFaults(new Map([...others, [brand.orgCode, brand]]), judge) }
  }

  let reloading: Promise<unknown> = Promise.resolve()
  const reload = async () => {
    try {
      const { told } = await importBrandFolders({ db, reader, now: clock.now() }, await folders(), judge)
      if (told.length > 0) await refresh()
      for (const sentence of told) log.info(sentence)
      return { changed: told.length > 0, told: told.length > 0 ? told : ['The brand folders are as they were.'] }
    } catch (problem) {
      if (!(problem instanceof BrandError || problem instanceof StartRefused)) throw problem
      const faults = problem instanceof BrandError ? problem.faults : [problem.message]
      for (const fault of faults) log.error(`A brand folder is not taken: ${fault} What is in force stays.`)
      return { changed: false, told: [...faults, 'Nothing was changed: what is in force stays.'] }
    }
  }

  return {
    refresh,
    contentOf,
    draw: (content, usual) => reader.draw(content, contentOf(usual)),
    judgeContent,
    async judgeAgain(session, { id, number, content, withdrawn }) {
      const { brand, faults } = reader.make(content)
      if (!brand || faults.length > 0) return { faults }
      const others = reader.brandsAt(await reader.versions(session), live.now()).brands
      const inForce = { version: id, number, isWithdrawn: withdrawn }
      return { faults: togetherFaults(new Map([...others, [brand.orgCode, { ...brand, inForce }]]), judge) }
    },
    async heal() {
      if ((await asSystem(() => lastPublication(db))) !== live.now().publication) await refresh()
    },
    reloadFolders() {
      const done = reloading.then(reload)
      reloading = done.catch(() => undefined)
      return done
    },
  }
}
