-- Inside the row: ranking reads the words of many products, and fetching each from its own place made that slow.
alter table products alter column search set storage main;
