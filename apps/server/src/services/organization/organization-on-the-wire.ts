/** Organization info as the declared schema has it: /org.json answers it, every page carries it. */
import { type Brand, organizationInfo } from '@hearthline/brands'
import type { organizationCalls } from '@hearthline/contract'
import type { Outgoing } from '../handler.ts'

type Wire = Outgoing<typeof organizationCalls.readOrganization>['body']

/** The brands package hands out read-only lists; the wire's are plain. */
export const organizationOnTheWire = (brand: Brand, baseUrl: string): Wire => organizationInfo(brand, baseUrl) as Wire
