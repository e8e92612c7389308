/** A server that is compared tells, when asked, what it has used so far. */
export function tellUsage() {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ rssMb: Math.round(process.memoryUsage.rss() / 1e6), cpuMicros: user + system });
  });
}
