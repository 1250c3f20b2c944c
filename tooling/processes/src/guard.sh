# Ends a process group when whoever started it is gone.
# $1 process group, $2 signal that asks it to end, $3 seconds of grace, $4 folder to remove afterwards or nothing
cat >/dev/null # returns when the other end of the pipe is closed, by our parent's end at the latest

kill -s "$2" -- -"$1" 2>/dev/null
tenths=$(($3 * 10))
while kill -s 0 -- -"$1" 2>/dev/null && [ "$tenths" -gt 0 ]; do
  sleep 0.1
  tenths=$((tenths - 1))
done
kill -s KILL -- -"$1" 2>/dev/null
[ -z "$4" ] || rm -rf -- "$4"
