/** The address at which a provider of text messages announces to an organization, as it is entered there: part of what the provider signs. */
import type { Brand } from '@hearthline/brands'
import type { Config } from '../config.ts'
import { linkTo } from './link-origin.ts'

export const textsAnnouncedAt = (config: Pick<Config, 'production' | 'baseUrl'>, brand: Pick<Brand, 'hosts' | 'orgCode'>): string =>
  linkTo(config, brand, '/webhooks/api/v1/twilio')
