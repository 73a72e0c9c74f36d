import { describeCustomerSignInContract } from '../port.contract.ts'
import { oidcCustomerSignIn } from './oidc-customer-sign-in.ts'

const values = {
  CUSTOMER_OIDC_NAME: 'Fox ID',
  // No one listens there.
  CUSTOMER_OIDC_ISSUER: 'http://127.0.0.1:9',
  CUSTOMER_OIDC_CLIENT_ID: 'hearthline',
  CUSTOMER_OIDC_CLIENT_SECRET: 'secret',
  CUSTOMER_OIDC_SCOPES: 'openid email',
  CUSTOMER_OIDC_TRUSTED_FOR_EMAIL: 'off',
}

describeCustomerSignInContract('oidc', () => oidcCustomerSignIn(values))
