import { oidcSignIn } from '../../vendors/oidc/oidc-sign-in.ts'
import type { CustomerSignIn } from '../port.ts'
import type { CUSTOMER_OIDC_SETTINGS } from './customer-oidc-settings.ts'

export const oidcCustomerSignIn = (values: Readonly<Record<keyof typeof CUSTOMER_OIDC_SETTINGS, string>>): CustomerSignIn =>
  oidcSignIn({
    name: values.CUSTOMER_OIDC_NAME,
    issuer: values.CUSTOMER_OIDC_ISSUER,
    clientId: values.CUSTOMER_OIDC_CLIENT_ID,
    clientSecret: values.CUSTOMER_OIDC_CLIENT_SECRET,
    scopes: values.CUSTOMER_OIDC_SCOPES,
    trustedForEmail: values.CUSTOMER_OIDC_TRUSTED_FOR_EMAIL === 'on',
  })
