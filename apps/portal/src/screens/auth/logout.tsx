import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { brokerLogoutAddress } from '../../api/broker.ts'
import { request } from '../../api/request.ts'
import { LOGIN } from '../../frame/access.ts'
import { Screen } from '../../frame/screen.tsx'
import { forgetRegister } from '../../session/register-answers.ts'
import { clearToken, readToken } from '../../session/token.ts'
import { useCompany } from '../../session/use-organisation.ts'

/** Ends the session at the server and here. Whatever happens, it ends here, and the login is shown (seed 001 §8). */
export default function Logout() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { authentication } = useCompany()
  useEffect(() => {
    const leave = async () => {
      const address = readToken() ? await endAtServer(authentication) : undefined
      clearToken()
      client.clear()
      // What was typed in the wizard is somebody's name, home and income.
      forgetRegister()
      if (address && !address.startsWith('/')) window.location.replace(address)
      else await navigate(address ?? LOGIN, { replace: true })
    }
    void leave()
  }, [authentication, client, navigate])
  return <Screen title="Signing you out" heading="Signing you out" why="One moment. What you saved stays with your account." />
}

/** A broker says where to go; a failure of either goes to the login. */
async function endAtServer(authentication: 'password' | 'broker'): Promise<string | undefined> {
  if (authentication === 'broker') return await brokerLogoutAddress(window.location.origin)
  await request('POST', '/identity/secure/api/v1/logout', { sessionEnd: 'stay' }).catch(() => undefined)
  return undefined
}
