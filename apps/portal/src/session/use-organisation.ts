import { createContext, use } from 'react'
import { currentOrganisation, type OrganisationInfo } from './organisation.ts'

const OrganisationContext = createContext<OrganisationInfo | undefined>(undefined)

export const OrganisationProvider = OrganisationContext.Provider

/** Organisation info of the page: names, contact, products, flags, logos. */
export const useOrganisation = (): OrganisationInfo => use(OrganisationContext) ?? currentOrganisation()

/** Names and contact, which nearly every screen shows. */
export const useCompany = (): OrganisationInfo['orgMetaData']['companyInfo'] => useOrganisation().orgMetaData.companyInfo
