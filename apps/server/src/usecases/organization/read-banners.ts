/** Announcement banners of an environment. */
import type { Container } from '../../container.ts'
import { readEntry } from '../reference/registers.ts'

export async function readBanners({ db }: Pick<Container, 'db'>, environment: 'production' | 'test') {
  return (await readEntry(db, 'banners', environment)) ?? []
}
