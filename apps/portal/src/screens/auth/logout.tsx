import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { LOGIN } from '../../frame/access.ts'
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx'
import { clearToken, readToken } from '../../session/token.ts'

/** Ends the session at the server and here. Whatever happens, it ends here, and the login is shown (seed 001 §8). */
export default function Logout() {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    const leave = async () => {
      if (readToken()) await request('POST', '/identity/secure/api/v1/logout', { sessionEnd: 'stay' }).catch(() => undefined)
      clearToken()
      client.clear()
      try {
        sessionStorage.removeItem('register-data')
      } catch {
        // A forbidden store holds nothing.
      }
      await navigate(LOGIN, { replace: true })
    }
    void leave()
  }, [client, navigate])
  return <ScreenSkeleton />
}
