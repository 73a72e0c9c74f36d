/** The lender's seal: the certificate of the settings, or one that the sandbox made itself and keeps in the data folder. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'
import type { SealKey, Stamp } from './cms-signature.ts'
import { sealPdf } from './seal-pdf.ts'
import { makeCertificate } from './self-made-certificate.ts'

export interface DocumentSeal {
  readonly commonName: string
  /** Nobody vouches for it. */
  readonly isSelfMade: boolean
  seal(pdf: Uint8Array, field: { readonly name: string; readonly at: string }, stamp?: Stamp): Promise<Uint8Array>
}

interface Settings {
  readonly production: boolean
  /** production tried out: on sandbox providers, and said to be so */
  readonly rehearsal: boolean
  readonly dataFolder: string
  /** absolute path of a PEM file with the key and the certificate chain */
  readonly signingCertificate: string | undefined
}

const REASON = 'Sealed when it was signed: a changed byte breaks the seal'
const SELF_MADE = 'signing-certificate.pem'

/** @throws StartRefused in production without a certificate, and for a file that is none */
export async function openDocumentSeal({ dataFolder, signingCertificate }: Settings, now: string): Promise<DocumentSeal> {
  const key = signingCertificate ? readSealKey(signingCertificate) : await selfMadeKey(dataFolder, now)
  const commonName = /CN=(.*)/.exec(key.chain[0].subject)?.[1] ?? key.chain[0].subject
  return {
    commonName,
    isSelfMade: signingCertificate === undefined,
    seal: (pdf, field, stamp) => sealPdf(pdf, { ...field, reason: REASON }, key, stamp),
  }
}

/** @throws StartRefused */
export function refuseMissingCertificate({ production, rehearsal, signingCertificate }: Omit<Settings, 'dataFolder'>): void {
  if (production && !rehearsal && !signingCertificate)
    throw new StartRefused(
      'The setting SIGNING_CERTIFICATE is missing: signed documents are sealed with the lender’s certificate. Give the path of a PEM file with its key and its chain.',
    )
  if (signingCertificate) readSealKey(signingCertificate)
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

function readSealKey(path: string): SealKey {
  try {
    const pem = readFileSync(path, 'utf8')
    const key = createPrivateKey(pem)
    const [own, ...others] = (pem.match(CERTIFICATE) ?? []).map((text) => new X509Certificate(text))
    if (!own?.checkPrivateKey(key)) throw new Error('its first certificate is not that of its key')
    return { key, chain: [own, ...others] }
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : 'unknown'
    throw new StartRefused(`The setting SIGNING_CERTIFICATE names a file that holds no key with its certificate (PEM): ${why}.`)
  }
}

async function selfMadeKey(folder: string, now: string): Promise<SealKey> {
  const path = join(folder, SELF_MADE)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const draft = `${path}.${process.pid}.new`
    writeFileSync(draft, await makeCertificate(now), { mode: 0o600 })
    renameSync(draft, path)
  }
  return readSealKey(path)
}
