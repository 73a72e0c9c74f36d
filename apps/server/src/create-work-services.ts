/** What work may ask for beside its providers; container.ts puts it together with the rest. */
import type { Blobs } from './blobs/sealed-blobs.ts'
import type { LiveBrands } from './brands/live-brands.ts'
import type { ProviderOf } from './providers/ports.ts'
import type { DocumentSeal } from './seal/document-seal.ts'
import type { Sealing } from './secrets/sealing.ts'
import type { Db } from './store/db.ts'
import { aporOn } from './store/repositories/apor.ts'
import { lineOf } from './store/repositories/lines.ts'
import { identityById } from './store/repositories/people.ts'
import { primeRowOn, primeRowsOf } from './store/repositories/prime-rows.ts'
import { transfersOf } from './store/repositories/transfers.ts'
import { openMadeDocument, openSentDocument } from './usecases/documents/open-sent-document.ts'
import { readSentText } from './usecases/documents/read-sent-text.ts'
import { incomeSessionOf } from './usecases/income/income-session.ts'
import { descriptionOf, signingRecord } from './usecases/signing/signing-record.ts'
import type { WorkServices } from './work/work-context.ts'

interface Parts {
  readonly db: Db
  readonly sealing: Sealing
  readonly blobs: Blobs
  readonly provider: ProviderOf
  readonly brands: LiveBrands
  readonly seal: DocumentSeal
}

export function createWorkServices({ db, sealing, blobs, provider, brands, seal }: Parts): WorkServices {
  return {
    provider,
    sealing,
    brandOf: (code) => {
      const brand = brands.get(code.toUpperCase())
      if (!brand) throw new Error(`There is no brand of ${code}`)
      return brand
    },
    lendingOf: brands.lendingOf,
    aporOn: (day) => aporOn(db, day),
    primeRowsOf: (organizationCode) => primeRowsOf(db, organizationCode),
    primeRowOn: (organizationCode, day) => primeRowOn(db, organizationCode, day),
    incomeSessionOf: (applicationId, link) => incomeSessionOf({ db, sealing }, applicationId, link),
    lineOf: (applicationId) => lineOf(db, applicationId),
    transfersOf: (applicationId) => transfersOf(db, applicationId),
    readSentText: (applicationId, document) => readSentText({ db, blobs }, applicationId, document),
    sentDocument: (applicationId, document) => openSentDocument({ db, blobs }, applicationId, document),
    signingRecord: (applicationId, party) => signingRecord({ db, sealing }, applicationId, party),
    descriptionOf: (applicationId, document) => descriptionOf({ db, sealing }, applicationId, document),
    seal,
    emailOf: async (identityId) => (await identityById(db, identityId))?.email,
    madeDocument: (applicationId, document) => openMadeDocument({ db, blobs }, applicationId, document),
  }
}
