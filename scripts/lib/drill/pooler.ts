import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../shop-server.ts'
import { databaseName, urlOf } from './database-pair.ts'
import { type Service, startService } from './programs.ts'

type Options = { folder: string; program: string; user: { uid?: number; gid?: number }; databasePort: number }

/** PgBouncer in transaction mode before the primary. */
export async function startPooler({ folder, program, user, databasePort }: Options) {
  const port = await freePort()
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const configure = (target: number) =>
    writeFileSync(
      file,
      `[databases]
${databaseName} = host=127.0.0.1 port=${target} dbname=${databaseName}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
; The default tries a server that failed again after 15 seconds.
server_login_retry = 1
server_connect_timeout = 2
; The default lets statements wait for two minutes.
query_wait_timeout = 5
`,
    )
  configure(databasePort)
  writeFileSync(users, `"${databaseName}" ""\n`)
  for (const each of [file, users]) if (user.uid !== undefined) chownSync(each, user.uid, user.gid ?? user.uid)
  const start = () => startService({ program, args: [file], user })
  let service: Service = start()
  return {
    url: urlOf(port),
    /** Sends statements to another server from now on. */
    pointTo: (target: number) => {
      configure(target)
      service.signal('SIGHUP')
    },
    restart: async () => {
      await service.kill()
      service = start()
    },
    stop: () => service.stop(),
  }
}
