// Reads the legal texts from disk: the product's own, and a brand's. Node only.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LegalTextError, legalDocument } from './legal-document.ts'
import { type LegalText, type LegalTextName, legalTextNames } from './legal-text.ts'

/** A file before the lender's facts are in it. */
export interface LegalFile {
  readonly name: LegalTextName
  readonly version: string
  readonly path: string
  readonly raw: string
}

/** Short enough for three of them to be the version of a consent (at most 40 characters on the wire). */
const VERSION = /^[a-z0-9][a-z0-9.-]{0,11}$/
export const legalVersion = z
  .string()
  .regex(VERSION, 'name a version by at most 12 small letters, digits, dots, or hyphens, such as 2026-11')

const head = z.strictObject({
  title: z.string().trim().min(1, 'write the title'),
  effectiveOn: z.iso.date('write the day on which the text comes into force, such as 2026-11-22'),
})

/** @param folder `legal` of a brand or of the product; one that is not there holds nothing @param where its name in sentences */
export async function legalFiles(folder: string, where: string): Promise<{ files: readonly LegalFile[]; faults: readonly string[] }> {
  const files: LegalFile[] = []
  const faults: string[] = []
  const names = await readdir(folder, { withFileTypes: true }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') faults.push(`${where}: it cannot be read (${problem.code ?? problem.message}).`)
    return []
  })
  for (const entry of names) {
    const name = legalTextNames.find((known) => known === entry.name)
    if (!name || !entry.isDirectory()) {
      faults.push(`${where}/${entry.name}: a legal text is a file in one of the folders ${legalTextNames.join(', ')}.`)
      continue
    }
    for (const file of (await readdir(join(folder, name))).sort()) {
      const version = file.replace(/\.md$/, '')
      const path = `${where}/${name}/${file}`
      if (!file.endsWith('.md') || !VERSION.test(version))
        faults.push(`${path}: name the file by its version, at most 12 small letters, digits, dots, or hyphens, such as 2026-11.md.`)
      else files.push({ name, version, path, raw: await readFile(join(folder, name, file), 'utf8') })
    }
  }
  return { files, faults }
}

/** Words that are no Markdown wherever they stand: whichever of them is filled in, the text has the same parts. */
const PLAIN = /^(?!\d+[.)] )[\p{L}\p{N}][\p{L}\p{N} ,.’'&:/@()-]*$/u
const MOST_FRONT = 2_000

/** Files that can be shown with plain facts: fifty lenders have the product's texts, and reading one takes longer than all else of a folder. */
const readable = new WeakSet<LegalFile>()

/** The file in a lender's name. @returns a sentence for what is wrong */
export function fillLegalText(file: LegalFile, facts: Readonly<Record<string, string>>, own: boolean): LegalText | string {
  const { name, version, path, raw } = file
  const [, front, body] = raw.replaceAll('\r\n', '\n').match(/^---\n(.*?)\n---\n(.*)$/s) ?? []
  if (front === undefined || body === undefined) return `${path}: begin with the lines "---", "title: …", "effectiveOn: …", "---".`
  if (front.length > MOST_FRONT) return `${path}: write the title and the day in fewer words.`
  const unknown = [...raw.matchAll(/\{(\w*)\}/g)].map(([, word]) => word!).find((word) => !(word in facts))
  if (unknown !== undefined) return `${path}: {${unknown}} is nothing that can be filled in; there are ${Object.keys(facts).join(', ')}.`
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_whole, word: string) => facts[word]!)
  const entries = front
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), filled(line.slice(line.indexOf(':') + 1).trim())])
  const parsed = head.safeParse(Object.fromEntries(entries))
  if (!parsed.success)
    return `${path}: ${parsed.error.issues.map(({ path: [field], message }) => `${String(field ?? 'head')}: ${message}`).join('; ')}.`
  const content = filled(body).trim()
  const isPlain = Object.values(facts).every((fact) => PLAIN.test(fact))
  try {
    if (!isPlain || !readable.has(file)) legalDocument(content)
    if (isPlain) readable.add(file)
  } catch (problem) {
    if (problem instanceof LegalTextError) return `${path}: ${problem.message}.`
    throw problem
  }
  return { name, version, ...parsed.data, content, own }
}
