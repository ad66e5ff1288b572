"""The test of the tests: leaks and bugs are planted one by one, and each must be caught."""
