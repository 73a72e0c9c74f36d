/** A certificate that no one vouches for: the sandbox seals with it, and the evidence page says so. */
import { generateKeyPairSync, randomBytes, webcrypto } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, Certificate, Extension } from 'pkijs'
import { bufferOf, engine } from './cms-signature.ts'

const NAME = 'Hearthline sandbox seal (self-made)'
const YEARS = 20

/** The key and the certificate, both as PEM. */
export async function makeCertificate(now: string, commonName = NAME): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: bufferOf(Buffer.concat([Buffer.from([1]), randomBytes(15)])) })
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: commonName }) }))
  }
  certificate.notBefore.value = new Date(Date.parse(now) - 86_400_000)
  certificate.notAfter.value = new Date(Date.parse(now) + YEARS * 365 * 86_400_000)
  // digitalSignature and nonRepudiation (RFC 5280, 4.2.1.3).
  const usage = new BitString({ valueHex: bufferOf(Buffer.from([0xc0])), unusedBits: 6 })
  certificate.extensions = [new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() })]
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' })
  const open = (await webcrypto.subtle.importKey('spki', spki, algorithm, true, ['verify'])) as unknown as CryptoKey
  const closed = (await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])) as unknown as CryptoKey
  await certificate.subjectPublicKeyInfo.importKey(open, engine)
  await certificate.sign(closed, 'SHA-256', engine)
  const der = Buffer.from(certificate.toSchema(true).toBER()).toString('base64')
  const pem = `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`
  return `${privateKey.export({ format: 'pem', type: 'pkcs8' })}${pem}`
}
