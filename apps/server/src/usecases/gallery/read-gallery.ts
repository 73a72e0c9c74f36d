/** What the portal would read of an application that the gallery made up: by the very functions that read the stored ones. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { applicationBodyOf, type DocumentRow } from '../application/read-application.ts'
import { itemBodyOf } from '../application/read-item.ts'
import { offersBodyOf } from '../application/read-offers.ts'
import { statusBodyOf } from '../application/read-status.ts'
import { galleryFile, type Setup } from './gallery-file.ts'

export type Reading = 'application' | 'status' | 'offers' | `item/${string}`

/** @throws Problem as the reading itself would */
export async function readGallery({ clock }: Pick<Container, 'clock'>, brand: Brand, setup: Setup, reading: Reading): Promise<unknown> {
  const file = await galleryFile(brand, setup, clock.now())
  if (reading === 'application') return applicationBodyOf(file, documents(file.facts.now))
  if (reading === 'status') return statusBodyOf(file.row)
  if (reading === 'offers') return offersBodyOf(file)
  return itemBodyOf(file, reading.slice('item/'.length))
}

const documents = (createdAt: string): DocumentRow[] => [
  {
    id: '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d01',
    kind: 'PRE_SOFT_CREDIT_DISCLOSURE',
    mediaType: 'text/plain; charset=utf-8',
    sha256: '0'.repeat(64),
    createdAt,
    fileName: null,
    byteSize: null,
    sentBy: null,
  },
]
