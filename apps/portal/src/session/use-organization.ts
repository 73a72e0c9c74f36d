import { createContext, use } from 'react'
import { currentOrganization, type OrganizationInfo } from './organization.ts'

const OrganizationContext = createContext<OrganizationInfo | undefined>(undefined)

export const OrganizationProvider = OrganizationContext.Provider

/** Organization info of the page: names, contact, products, flags, logos. */
export const useOrganization = (): OrganizationInfo => use(OrganizationContext) ?? currentOrganization()

/** Names and contact, which nearly every screen shows. */
export const useCompany = (): OrganizationInfo['orgMetaData']['companyInfo'] => useOrganization().orgMetaData.companyInfo
