import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A Lua script called by its digest: its text travels only to a server that does not know it yet. */
export class Script {
  readonly #lua: string;
  readonly #digest: string;

  constructor(lua: string) {
    this.#lua = lua;
    this.#digest = createHash('sha1').update(lua).digest('hex');
  }

  async run(redis: Redis, keys: readonly string[], args: readonly (string | number)[]): Promise<number[]> {
    try {
      return (await redis.evalsha(this.#digest, keys.length, ...keys, ...args)) as number[];
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return (await redis.eval(this.#lua, keys.length, ...keys, ...args)) as number[];
    }
  }
}

/**
 * The server's clock in whole microseconds, so that all processes agree; a test may give its own as the first argument.
 * `settle` keeps time from running backwards: a small step back of that clock is waited out, and an instant further ahead
 * than the window can explain belongs to a clock that was set back since, and is forgotten.
 */
const clockScript = `
local function clock()
  if ARGV[1] ~= '' then return tonumber(ARGV[1]) end
  local time = redis.call('TIME')
  return time[1] * 1000000 + time[2]
end
local function settle(key, window, read, now)
  local last = tonumber(redis.call('LINDEX', key, -1))
  if not last or last <= now then return now end
  if last - read > window then redis.call('DEL', key) return now end
  return last
end
local function expire(key, through)
  local first = tonumber(redis.call('LINDEX', key, 0))
  while first and first <= through do
    redis.call('LPOP', key)
    first = tonumber(redis.call('LINDEX', key, 0))
  end
end
local function text(number) return string.format('%.0f', number) end
`;

/**
 * KEYS: one list of instants for each window. ARGV: clock, then limit, window in microseconds and cost for each.
 * Answers granted (1 or 0), the instant, the wait, then used and reset for each window.
 */
export const takeScript = new Script(`${clockScript}
local read = clock()
local now = read
local windows = {}
for i, key in ipairs(KEYS) do
  local limit = tonumber(ARGV[3 * i - 1])
  local cost = math.min(tonumber(ARGV[3 * i + 1]), limit)
  windows[i] = { limit = limit, span = tonumber(ARGV[3 * i]), cost = cost }
  now = settle(key, windows[i].span, read, now)
end
local wait = 0
for i, key in ipairs(KEYS) do
  local window = windows[i]
  expire(key, now - window.span)
  window.used = redis.call('LLEN', key)
  local over = window.used + window.cost - window.limit
  if over > 0 then
    wait = math.max(wait, tonumber(redis.call('LINDEX', key, over - 1)) + window.span - read)
  end
end
local answer = { wait > 0 and 0 or 1, now, wait }
for i, key in ipairs(KEYS) do
  local window = windows[i]
  if wait == 0 then
    for _ = 1, window.cost do redis.call('RPUSH', key, text(now)) end
    redis.call('PEXPIRE', key, text(math.ceil(window.span / 1000) * 2))
    window.used = window.used + window.cost
  end
  local first = tonumber(redis.call('LINDEX', key, 0))
  answer[#answer + 1] = window.used
  answer[#answer + 1] = first and first + window.span - read or 0
end
return answer
`);

/** KEYS: the windows. ARGV: the instant, then the cost for each. */
export const releaseScript = new Script(`
for i, key in ipairs(KEYS) do redis.call('LREM', key, -tonumber(ARGV[i + 1]), ARGV[1]) end
return {}
`);

/** KEYS: failures, block. ARGV: clock, allowed, within and block in microseconds. Answers failures, blocked for, began. */
export const recordFailureScript = new Script(`${clockScript}
local read = clock()
local allowed, within, block = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local blocked = (tonumber(redis.call('GET', KEYS[2])) or 0) - read
if blocked > 0 then return { 0, math.min(blocked, block), 0 } end
local now = settle(KEYS[1], within, read, read)
expire(KEYS[1], now - within)
local failures = redis.call('RPUSH', KEYS[1], text(now))
if failures <= allowed then
  redis.call('PEXPIRE', KEYS[1], text(math.ceil(within / 1000) * 2))
  return { failures, 0, 0 }
end
redis.call('DEL', KEYS[1])
redis.call('SET', KEYS[2], text(read + block), 'PX', text(math.ceil(block / 1000) + 1000))
return { 0, block, 1 }
`);

/** KEYS: blocks. ARGV: clock. Answers the longest that stands. */
export const blockedForScript = new Script(`${clockScript}
local read = clock()
local longest = 0
for _, key in ipairs(KEYS) do
  longest = math.max(longest, (tonumber(redis.call('GET', key)) or 0) - read)
end
return { longest }
`);
