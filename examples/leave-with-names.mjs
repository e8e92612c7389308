// Who is away when, by name: one request for each hundred leaves, whoever took them.
//
//   MUSTER_TOKEN=mst_… node examples/leave-with-names.mjs 2026-01-01 2026-12-31
//
// The token needs leaves:read. Private leave is redacted for owners who may not know its type.
import { accessFromEnvironment, isMain, Muster } from './muster.mjs';

const fields = 'user_id,status,start_date,end_date,start_half,end_half,leave_type,updated_at';

/**
 * @param {Muster} muster
 * @param {{ from: string, to: string }} days
 * @returns {Promise<{ id: string, name: string, what: string, status: string, from: string, to: string }[]>}
 */
export async function leaveWithNames(muster, { from, to }) {
  const query = { status: 'APPROVED,PENDING', start_date: from, end_date: to, include: 'user', fields };
  const absences = [];
  for await (const leave of muster.list('/leaves', query)) {
    // null: the owner of the token may see that somebody is away, but not who it is in the directory.
    const name = leave.user === null ? leave.user_id : `${leave.user.first_name} ${leave.user.last_name}`;
    absences.push({
      id: leave.id,
      name,
      what: leave.leave_type.is_private ? 'Away' : leave.leave_type.name,
      status: leave.status,
      from: leave.start_date,
      to: leave.end_date,
    });
  }
  return absences;
}

if (isMain(import.meta.url)) {
  const year = new Date().getUTCFullYear();
  const [from = `${year}-01-01`, to = `${year}-12-31`] = process.argv.slice(2);
  const muster = new Muster(accessFromEnvironment());
  const absences = await leaveWithNames(muster, { from, to });
  console.table(absences);
  console.log(`${absences.length} absences, ${muster.requests} requests`);
}
