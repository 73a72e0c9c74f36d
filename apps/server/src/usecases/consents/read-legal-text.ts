/** A lender's legal text as its page shows it. */
import { createHash } from 'node:crypto'
import { type Brand, type LegalTextName, legalTextOn, legalTextsUntil } from '@hearthline/brands'
import { legalDocument } from '@hearthline/brands/legal-document'
import { lenderDay } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { notFound } from '../problem.ts'
import { withOwnTexts } from './lender-texts.ts'

/** @throws Problem not_found for a version that has not come into force, or never was */
export async function readLegalText(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  lender: Brand,
  name: LegalTextName,
  version: string | undefined,
) {
  const brand = await withOwnTexts(db, lender)
  const on = lenderDay(clock.now())
  const present = legalTextOn(brand, name, on)
  const versions = legalTextsUntil(brand, name, on)
  const text = version === undefined ? present : versions.find((each) => each.version === version)
  if (!text) throw notFound('There is no such version of this text')
  return {
    name,
    version: text.version,
    effectiveOn: text.effectiveOn,
    title: text.title,
    digest: createHash('sha256').update(text.content).digest('hex'),
    inForce: text === present,
    versions: versions.map(({ version: name, effectiveOn }) => ({ version: name, effectiveOn })),
    ...wireDocument(text.content),
  }
}

/** The document in mutable lists, as replies are typed. */
export function wireDocument(content: string) {
  const { summary, parts } = structuredClone(legalDocument(content)) as Mutable<ReturnType<typeof legalDocument>>
  return { summary, parts }
}

type Mutable<T> = T extends readonly (infer E)[] ? Mutable<E>[] : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T
