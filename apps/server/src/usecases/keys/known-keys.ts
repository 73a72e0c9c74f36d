/** The keys that a database knows: each has a check value there, so that a wrong or a lost one is noticed before anything is read or sealed. */
import { z } from 'zod'
import type { Keyring, MasterKey } from '../../secrets/keyring.ts'
import type { KeyKind } from '../../secrets/keys.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Session } from '../../store/db.ts'
import { sealingKeyNames } from '../../store/repositories/sealed-texts.ts'
import { lockSetting, readSetting, writeSetting } from '../../store/repositories/settings.ts'

/** By the key's name. `retiredAt`: nothing is sealed with it any more. */
const knownKeys = z.record(z.string(), z.object({ check: z.string(), since: z.string(), retiredAt: z.string().optional() }))
type KnownKeys = z.infer<typeof knownKeys>

const settingOf = (kind: KeyKind): string => `${kind}-keys`

export async function readKnownKeys(session: Session, kind: KeyKind): Promise<KnownKeys> {
  return knownKeys.parse((await readSetting(session, settingOf(kind))) ?? {})
}

/** Reads, changes and writes in turn with every other node. @param session a transaction */
async function changeKnownKeys(session: Session, kind: KeyKind, change: (known: KnownKeys) => Promise<KnownKeys>): Promise<void> {
  const known = knownKeys.parse(await lockSetting(session, settingOf(kind), {}))
  await writeSetting(session, settingOf(kind), await change(known))
}

const withKey = (known: KnownKeys, { name, check }: MasterKey): KnownKeys => ({
  ...known,
  [name]: { check, since: known[name]?.since ?? new Date().toISOString() },
})

const isAvailable = (keyring: Keyring, name: string, check: string): boolean => keyring.find(name)?.check === check

/**
 * Every key that something is sealed with must be here; the newest is known from now on.
 * @param where what names the keys, for the sentence: 'DATA_KEY' or the path of a file
 * @throws StartRefused naming the keys that are missing
 */
export async function admitDataKeys(session: Session, keyring: Keyring, where: string): Promise<void> {
  await changeKnownKeys(session, 'data', async (known) => {
    // A database from before check values were kept: what is sealed names its keys.
    const needed =
      Object.keys(known).length === 0
        ? (await sealingKeyNames(session)).filter((name) => !keyring.find(name))
        : Object.entries(known).flatMap(([name, { check, retiredAt }]) => (retiredAt || isAvailable(keyring, name, check) ? [] : [name]))
    if (needed.length > 0) throw missingDataKey(needed, keyring, where)
    return withKey(known, keyring.newest)
  })
}

const namesOf = ({ all }: Keyring): string => all.map(({ name }) => name).join(', ')

const missingDataKey = (missing: readonly string[], keyring: Keyring | undefined, where: string): StartRefused =>
  new StartRefused(
    `This database holds text sealed with the data key ${missing.join(', ')}, and ${where} ${keyring ? `has only ${namesOf(keyring)}` : 'does not have it'}. ` +
      'Put the missing key back behind the newest one, then start again. Without it, no one can read what it sealed.',
  )

/** @throws StartRefused when a database whose keys are known is started without any */
export async function refuseLostKeys(session: Session, kind: KeyKind, where: string): Promise<void> {
  const known = Object.entries(await readKnownKeys(session, kind)).flatMap(([name, { retiredAt }]) => (retiredAt ? [] : [name]))
  if (kind === 'token') {
    if (known.length > 0) throw missingTokenKey(known, where)
    return
  }
  const needed = known.length > 0 ? known : await sealingKeyNames(session)
  if (needed.length > 0) throw missingDataKey(needed, undefined, where)
}

const missingTokenKey = (known: readonly string[], where: string): StartRefused =>
  new StartRefused(
    `The session tokens of this database are signed with the token key ${known.join(', ')}, and ${where} does not have it. Put it back, then start again. ` +
      'If it is lost, or must not be trusted any longer, end every session with "npm run end-all-sessions" first.',
  )

/**
 * One of the keys must have signed here before, unless none has; all of them are known from now on.
 * @throws StartRefused when none has: every person would be signed out without a word
 */
export async function admitTokenKeys(session: Session, keyring: Keyring, where: string): Promise<void> {
  await changeKnownKeys(session, 'token', async (known) => {
    const names = Object.keys(known)
    if (names.length > 0 && !names.some((name) => isAvailable(keyring, name, known[name]!.check))) throw missingTokenKey(names, where)
    // Keys that are here no longer are forgotten: only those that may still sign are asked for.
    const kept = Object.fromEntries(Object.entries(known).filter(([name]) => keyring.find(name)))
    return keyring.all.reduce(withKey, kept)
  })
}

/** Whatever key comes next is taken. */
export const deleteTokenKeys = (session: Session): Promise<void> => writeSetting(session, settingOf('token'), {})

/** Nothing is sealed with any but this key any more. Gives the names of the others. */
export async function retireOtherDataKeys(session: Session, newest: string): Promise<string[]> {
  const retired: string[] = []
  await changeKnownKeys(session, 'data', async (known) => {
    const entries = Object.entries(known).map(([name, key]) => {
      if (name === newest || key.retiredAt) return [name, key] as const
      retired.push(name)
      return [name, { ...key, retiredAt: new Date().toISOString() }] as const
    })
    return Object.fromEntries(entries)
  })
  return retired
}
