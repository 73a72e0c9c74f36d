/** Everything that can be said against the settings without a database. A start asks it first, so that a refused one has made nothing. */
import type { Brand } from '@hearthline/brands'
import { refuseSandboxProviders, refuseUnknownOrganizations } from './adapters.ts'
import type { Config } from './config.ts'
import { refuseForeignAddress } from './mail/link-origin.ts'
import { hasDatabase } from './open-installation.ts'
import { refuseSampleBrands } from './sample-brands.ts'
import { refuseMissingCertificate } from './seal/document-seal.ts'

/** @param brands of the folders @throws StartRefused */
export function judgeSettings(config: Config, brands: ReadonlyMap<string, Brand>): void {
  refuseSandboxProviders(config)
  judgeBrands(config, brands)
  // A lender whose folder is gone is served on: which those are, the database says.
  if (!hasDatabase(config)) refuseUnknownOrganizations(config, brands.keys())
  refuseMissingCertificate(config)
}

/** What the settings say against brands, at a start and whenever one is published. @throws StartRefused */
export function judgeBrands(config: Config, brands: ReadonlyMap<string, Brand>): void {
  refuseSampleBrands(config, brands)
  refuseForeignAddress(config, brands)
}
