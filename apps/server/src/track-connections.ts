/** Lets a node that ends go of its connections: in order, and none in the middle of an answer. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

export interface Connections {
  /** From now on each answer says that its connection closes, and it does: the last one, where several are owed on a connection. */
  letGo(): void
}

/**
 * To be called once, before the server listens. What the server itself calls idle when it closes is not: it cuts off an answer that is
 * written but still on its way to a slow reader, and waits minutes for a connection on which nothing was ever asked, as browsers open them.
 */
export function trackConnections(server: Server): Connections {
  /** Answers owed on each open connection, in the order of their requests. */
  const owed = new Map<Socket, ServerResponse[]>()
  let lettingGo = false
  let closed = false

  server.on('connection', (socket: Socket) => {
    owed.set(socket, [])
    socket.once('close', () => owed.delete(socket))
  })
  server.closeIdleConnections = () => {
    closed = true
    for (const [socket, answers] of owed) if (answers.length === 0) socket.destroySoon()
  }

  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    const answers = owed.get(socket) ?? []
    // After an answer that closes the connection no other is given on it (RFC 9112, 9.6), so nothing may be done for one either.
    if (answers.some(saysClose)) return
    answers.push(response)
    response.once('close', () => {
      answers.splice(answers.indexOf(response), 1)
      // Its words were sent before they could say that the connection closes.
      if ((lettingGo || closed) && answers.length === 0) socket.destroySoon()
    })
    if (lettingGo) closeAfterTheLast(answers)
    for (const listener of listeners) listener.call(server, request, response)
  })

  return {
    letGo() {
      lettingGo = true
      for (const answers of owed.values()) closeAfterTheLast(answers)
    },
  }
}

const saysClose = (answer: ServerResponse): boolean => answer.headersSent && answer.getHeader('connection') === 'close'

function closeAfterTheLast(answers: readonly ServerResponse[]): void {
  for (const answer of answers) {
    if (answer.headersSent) continue
    if (answer === answers.at(-1)) answer.setHeader('connection', 'close')
    else answer.removeHeader('connection')
  }
}
