/** Maintenance and disaster ZIP codes stay flags on the wire: their entries write what the flags read. */
import type { Register, StoredEntry } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { type EntryName, FOR_ALL } from '../../store/repositories/register-entries.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'

interface FlagWord {
  readonly enabled: boolean
  readonly variables: Readonly<Record<string, string>>
}

/** By register: the flag, and what it says of an entry. */
const FLAGS: { readonly [R in Register]?: { readonly key: string; readonly word: (entry: StoredEntry<R>) => FlagWord } } = {
  maintenance: {
    key: 'fe-heloc-maintenance',
    word: ({ enabled, message, routes }) => ({ enabled, variables: { message, routes: routes.join(',') } }),
  },
  'disaster-zips': {
    key: 'fe-heloc-disaster-zips',
    word: ({ zips }) => ({ enabled: zips.length > 0, variables: { zips: zips.join(',') } }),
  },
}

/** In the transaction of the entry; one that has ended says nothing, and what stands below it holds again. */
export async function applyFlags(
  { flags: { memory } }: Pick<Container, 'flags'>,
  session: Session,
  { register, organizationCode }: Omit<EntryName, 'key'>,
  data: unknown,
  ended: boolean,
): Promise<void> {
  const flag = FLAGS[register as Register]
  if (!flag) return
  const setting = organizationCode === FOR_ALL ? 'flags' : `flags:${organizationCode}`
  const { [flag.key]: _, ...others } = ((await lockSetting(session, setting, {})) ?? {}) as Record<string, unknown>
  await writeSetting(session, setting, ended ? others : { ...others, [flag.key]: flag.word(data as never) })
  session.afterCommit(() => memory.forget())
}
