/** Organisation info as the declared schema has it: /org.json answers it, every page carries it. */
import { type Brand, organisationInfo } from '@hearthline/brands'
import type { organizationCalls } from '@hearthline/contract'
import type { Outgoing } from '../handler.ts'

type Wire = Outgoing<typeof organizationCalls.readOrganisation>['body']

/** The brands package hands out read-only lists; the wire's are plain. */
export const organisationOnTheWire = (brand: Brand, baseUrl: string): Wire => organisationInfo(brand, baseUrl) as Wire
