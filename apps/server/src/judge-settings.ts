/** Everything that can be said against the settings without a database. A start asks it first, so that a refused one has made nothing. */
import type { Brand } from '@hearthline/brands'
import { refuseSandboxProviders, refuseUnknownOrganizations } from './adapters.ts'
import type { Config } from './config.ts'
import { refuseForeignAddress } from './mail/link-origin.ts'
import { refuseSampleBrands } from './sample-brands.ts'
import { refuseMissingCertificate } from './seal/document-seal.ts'

/** @throws StartRefused */
export function judgeSettings(config: Config, brands: ReadonlyMap<string, Brand>): void {
  refuseSandboxProviders(config)
  refuseSampleBrands(config, brands)
  refuseForeignAddress(config, brands)
  refuseUnknownOrganizations(config, brands.keys())
  refuseMissingCertificate(config)
}
