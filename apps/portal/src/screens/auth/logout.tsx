import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { brokerLogoutAddress } from '../../api/broker.ts'
import { request } from '../../api/request.ts'
import { Screen } from '../../page/screen.tsx'
import { LOGIN } from '../../routing/access.ts'
import { clearRegister } from '../../session/register-answers.ts'
import { clearToken, readToken } from '../../session/token.ts'
import { useCompany } from '../../session/use-organization.ts'

/** Ends the session at the server and here. Whatever happens, it ends here, and the login is shown [session/logout]. */
export default function Logout() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { authentication } = useCompany()
  useEffect(() => {
    const leave = async () => {
      const address = readToken() ? await endAtServer(authentication) : undefined
      clearToken()
      client.clear()
      // What was typed in the wizard is someone's name, home and income.
      clearRegister()
      if (address && !address.startsWith('/')) window.location.replace(address)
      else await navigate(address ?? LOGIN, { replace: true })
    }
    void leave()
  }, [authentication, client, navigate])
  return <Screen title="Signing you out" heading="Signing you out" why="One moment. Everything you saved stays in your account." />
}

/** A broker says where to go; a failure of either goes to the login. */
async function endAtServer(authentication: 'password' | 'broker'): Promise<string | undefined> {
  if (authentication === 'broker') return await brokerLogoutAddress(window.location.origin)
  await request('POST', '/identity/secure/api/v1/logout', { sessionEnd: 'stay' }).catch(() => undefined)
  return undefined
}
